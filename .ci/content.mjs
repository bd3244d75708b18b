#!/usr/bin/env node
/**
 * Checks the content, and that main knows every finding that is listed as known: the list only gets shorter. A lint
 * that is new brings what it finds in older content.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../deploy/launcher/install.mjs';
import { readFromMain } from './changes.mjs';
import { script } from './tool.mjs';

const LIST = 'content/known-findings.yaml';
/** Explains every lint by its name; a test of the content says so. */
const README = 'content/README.md';

await script('content/src/main.ts', 'check').catch(fail);
const before = await readFromMain(LIST);
const known = before === undefined ? undefined : listFindings(before);
const explained = (await readFromMain(README)) ?? '';
const added = listFindings(readFileSync(join(ROOT, LIST), 'utf8')).filter(
  ({ lint, text }) =>
    known?.some((finding) => finding.text === text) === false && explained.includes(`\`${lint}\``),
);
if (added.length > 0)
  fail(new Error(`${LIST} only gets shorter. Repair instead:\n${added.map(({ text }) => text).join('\n')}`));

function listFindings(yaml) {
  return Object.entries(parse(yaml) ?? {}).flatMap(([lint, ids]) =>
    ids.map((id) => ({ lint, text: `${lint}: ${id}` })),
  );
}

function fail(error) {
  console.error(error.message);
  process.exit(1);
}
