#!/usr/bin/env node
/**
 * Checks that every link inside the repository leads somewhere: relative links in Markdown files, and references such
 * as `docs/specification.md#9-limits-and-constants` in any text file. Both the file and the heading must exist.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const TEXT_FILES = ['*.ts', '*.tsx', '*.mjs', '*.cjs', '*.md', '*.yml', '*.yaml'];
const MARKDOWN_LINK = /\[[^\]]*\]\(([^)\s]+)\)/g;
const DOCUMENT_REFERENCE =
  /(?<![\w/.-])((?:docs|api|shell|deploy|design-system|mf-\w+)\/[\w./-]+\.md|[A-Z]+\.md)(#[\w-]+)?/g;

/** Pages of the service that hosts the repository, relative to the page on which it shows README.md. */
const HOSTING_PAGES = '../../actions/';

const anchorsByFile = new Map();
const findings = new Set(
  trackedFiles().flatMap((file) => linksOf(file).flatMap((link) => problemOf(file, link) ?? [])),
);

for (const finding of findings) console.error(finding);
if (findings.size > 0) process.exitCode = 1;
else console.log('every link leads to a file and a heading');

function trackedFiles() {
  const output = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...TEXT_FILES], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return output.split('\n').filter((file) => file && existsSync(join(ROOT, file)));
}

/** Targets as paths from the root of the repository, with their anchors. */
function linksOf(file) {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const references = [...text.matchAll(DOCUMENT_REFERENCE)].map(([, path, anchor = '']) => ({
    path,
    anchor,
  }));
  if (!file.endsWith('.md')) return references;
  const links = [...withoutCode(text).matchAll(MARKDOWN_LINK)]
    .map(([, target]) => target)
    .filter((target) => !/^\w+:/.test(target) && !target.startsWith(HOSTING_PAGES))
    .map((target) => {
      const [path, anchor] = target.split('#');
      return { path: path ? join(dirname(file), path) : file, anchor: anchor ? `#${anchor}` : '' };
    });
  return [...references, ...links];
}

function problemOf(file, { path, anchor }) {
  const target = normalize(path);
  const onDisk = join(ROOT, target);
  if (!existsSync(onDisk)) return `${file}: ${path} does not exist`;
  if (anchor === '') return undefined;
  if (!statSync(onDisk).isFile()) return `${file}: ${path} is a folder and has no headings`;
  return anchorsOf(target).has(anchor) ? undefined : `${file}: ${path} has no heading ${anchor}`;
}

/** Anchors as GitHub derives them from headings. */
function anchorsOf(path) {
  const known = anchorsByFile.get(path);
  if (known) return known;
  const headings = withoutFences(readFileSync(join(ROOT, path), 'utf8')).matchAll(/^#{1,6} (.+)$/gm);
  const anchors = new Set([...headings].map(([, heading]) => `#${slug(heading)}`));
  anchorsByFile.set(path, anchors);
  return anchors;
}

function slug(heading) {
  return heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
}

function withoutCode(text) {
  return withoutFences(text).replaceAll(/`[^`\n]*`/g, '');
}

function withoutFences(text) {
  return text.replaceAll(/```[^]*?```/g, '');
}
