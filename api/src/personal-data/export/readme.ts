import type { ExportRule } from './export-rule.ts';
import { EXPORT_RULES } from './export-rules.ts';

/** Explains a copy of a member's data: what is in each file, and what is left out and why. */
export function createReadme(at: Date): string {
  const rules = Object.values<ExportRule>(EXPORT_RULES);
  const files = rules.filter((rule) => 'file' in rule);
  const left = files.flatMap(({ file, omitted }) => listOmitted(file, omitted));
  const none = rules.flatMap((rule) => ('none' in rule ? [`- ${rule.none}`] : []));
  return `${[
    'AI Skill: a copy of your data',
    `Made on ${at.toISOString()}. Times are in UTC. Amounts that end in "Cents" or are named "cents" are in US cents.`,
    'Each file is a list of records in JSON, which every text editor opens. Keep this copy in a safe place: it contains your identity documents and payout details in clear text.',
    `What is in the files\n${files.map(({ file, about }) => `- ${file}.json: ${about}`).join('\n')}\n- files: the files that you uploaded.`,
    'Who decided\n"you" is you, "an administrator" is a person who works for the platform. A decision without one was made by the platform itself: verifications, hand-ins and appeals are approved when no decision was made in time. The platform never rejects automatically.',
    `What is left out of the records\n${left.join('\n')}`,
    `What has no file\n${none.join('\n')}`,
    'Questions? Write to support from your dashboard.',
  ].join('\n\n')}\n`;
}

/** Names the fields of a file that are left out, those with the same reason together. */
function listOmitted(file: string, omitted: Readonly<Record<string, string>>): string[] {
  const byReason = Map.groupBy(Object.entries(omitted), ([, reason]) => reason);
  return [...byReason].map(
    ([reason, fields]) => `- ${file}.json: ${fields.map(([name]) => name).join(', ')} (${reason})`,
  );
}
