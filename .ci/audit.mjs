#!/usr/bin/env node
/**
 * Asks the registry for known vulnerabilities of what is shipped; exits with 1 and one line per package that has a high
 * or critical one. A registry that answers no such question, such as many mirrors, is named and proves nothing.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const LEVELS = ['high', 'critical'];

const { stdout } = spawnSync('npm', ['audit', '--omit', 'dev', '--json'], {
  cwd: fileURLToPath(new URL('../', import.meta.url)),
  encoding: 'utf8',
});
const report = parse(stdout);
if (report.auditReportVersion === undefined) {
  // A workflow shows this line with its run.
  console.log(`::warning::No vulnerability was looked for: ${report.message ?? 'npm audit printed nothing'}`);
} else {
  const found = Object.values(report.vulnerabilities).filter(({ severity }) => LEVELS.includes(severity));
  for (const { name, severity, range, via } of found)
    console.error(`${name} ${range} (${severity}): ${via.map((cause) => cause.url ?? cause).join(', ')}`);
  if (found.length > 0) process.exitCode = 1;
  else console.log('npm audit: no high or critical vulnerability in what is shipped');
}

/** @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
