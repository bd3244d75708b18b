import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileContent, type CompiledContent, type Problem } from '../compile/compile.ts';
import { CONTENT_FOLDER } from '../folder.ts';
import { LINTS } from '../lints/index.ts';
import { entriesOf, listOf, textOf, type Field } from '../source/field.ts';
import { readYaml } from '../source/read-yaml.ts';
import { CommandError, formatProblem, type Command } from './command.ts';

/** Findings of lints that are known, by lint. The list only gets shorter. */
export const KNOWN_FINDINGS = 'known-findings.yaml';

/** Says what is wrong with the content. @throws CommandError with a line for each problem */
export const runCheck: Command = async () => {
  const content = await compileContent();
  const known = readYaml(readFileSync(join(CONTENT_FOLDER, KNOWN_FINDINGS), 'utf8'), KNOWN_FINDINGS);
  const problems = [...content.problems, ...findNew(content, known)];
  if (problems.length > 0)
    throw new CommandError(
      `${problems.map(formatProblem).join('\n')}\n${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`,
    );
  const items = content.workTasks.reduce((sum, task) => sum + task.items.length, 0);
  const offered = content.workTasks.flatMap((task) => task.offered);
  process.stdout.write(
    `${offered.length} work tasks, ${items} items, ${content.demoTasks.length} demo tasks: no problems\n`,
  );
};

/**
 * Lists what lints find that is not known, and known findings that are gone and have to leave the list; nothing while a
 * mistake of form hides a part of the content.
 */
export function findNew(content: CompiledContent, known: Field): Problem[] {
  if (content.problems.length > 0) return [];
  const lists = new Map(entriesOf(known).map(([name, ids]) => [name, listOf(ids)]));
  const unknown = [...lists].filter(([name]) => !LINTS.some((lint) => lint.name === name));
  return [
    ...unknown.flatMap(([name, ids]) =>
      ids.slice(0, 1).map(({ location }) => ({ location, message: `There is no lint "${name}"` })),
    ),
    ...LINTS.flatMap((lint) => {
      const findings = lint.find(content);
      const ids = new Set(findings.map(({ id }) => id));
      const listed = new Map((lists.get(lint.name) ?? []).map((field) => [textOf(field), field]));
      const gone = [...listed].filter(([id]) => !ids.has(id));
      return [
        ...findings
          .filter(({ id }) => !listed.has(id))
          .map(({ id, location, message }) => ({ location, message: `${id}: ${message} [${lint.name}]` })),
        ...gone.map(([id, { location }]) => ({
          location,
          message: `${id} has no finding of "${lint.name}" any more: take it off this list`,
        })),
      ];
    }),
  ];
}
