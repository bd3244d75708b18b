#!/usr/bin/env node
/** Checks the content, and that main knows every finding that is listed as known: the list only gets shorter. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../deploy/launcher/install.mjs';
import { readFromMain } from './changes.mjs';
import { script } from './tool.mjs';

const LIST = 'content/known-findings.yaml';

await script('content/src/main.ts', 'check').catch(fail);
const before = await readFromMain(LIST);
const known = before === undefined ? undefined : listFindings(before);
const added = listFindings(readFileSync(join(ROOT, LIST), 'utf8')).filter(
  (finding) => known?.includes(finding) === false,
);
if (added.length > 0) fail(new Error(`${LIST} only gets shorter. Repair instead:\n${added.join('\n')}`));

function listFindings(text) {
  return Object.entries(parse(text) ?? {}).flatMap(([lint, ids]) => ids.map((id) => `${lint}: ${id}`));
}

function fail(error) {
  console.error(error.message);
  process.exit(1);
}
