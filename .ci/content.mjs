/** Checks the content, and that main knows every finding that is listed as known: the list only gets shorter. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../deploy/launcher/install.mjs';
import { readFromMain } from './changes.mjs';
import { script } from './tool.mjs';

const LIST = 'content/known-findings.yaml';

/** @throws {Error} with what is wrong */
export async function checkContent() {
  await script('content/src/main.ts', 'check');
  const before = await readFromMain(LIST);
  if (before === undefined) return;
  const added = listFindings(readFileSync(join(ROOT, LIST), 'utf8')).filter(
    (finding) => !listFindings(before).includes(finding),
  );
  if (added.length > 0) throw new Error(`${LIST} only gets shorter. Repair instead:\n${added.join('\n')}`);
}

function listFindings(text) {
  return Object.entries(parse(text) ?? {}).flatMap(([lint, ids]) => ids.map((id) => `${lint}: ${id}`));
}
