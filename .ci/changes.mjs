/** Finds the tests that a change affects. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../deploy/launcher/install.mjs';
import { runCommand } from '../deploy/launcher/run-command.mjs';

const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const SOURCE = /\.[cm]?[jt]sx?$/;
const UNIT_TEST = /\.test\.tsx?$/;
const OF_TESTS = /\.(test|stories|spec)\.tsx?$/;
const SPEC = /^shell\/e2e\/.*\.spec\.ts$/;
/** Browser tests use all of these; others are for the tests of their own package. */
const SERVED = /^(api|content|shell|mf-[\w-]+|design-system|deploy\/(build|releases|page-server|launcher))\//;

/**
 * Lists the files that differ from a commit, by default from where this branch left main, committed or not.
 *
 * @param {string} [since]
 * @returns {Promise<{ present: string[], gone: string[] }>} paths relative to the repository
 */
export async function listChanges(since) {
  const base = since ?? (await git('merge-base', 'HEAD', await findMain())).trim();
  const changed = await git('diff', '--name-only', '--no-renames', base);
  const untracked = await git('ls-files', '--others', '--exclude-standard');
  const paths = [...new Set(`${changed}${untracked}`.split('\n').filter(Boolean))];
  const isPresent = (path) => existsSync(join(ROOT, path));
  return { present: paths.filter(isPresent), gone: paths.filter((path) => !isPresent(path)) };
}

/**
 * Selects tests for changed files; a part without any is `undefined`. Jest finds the tests that import a source file.
 * What imports a deleted file, or reads one that is no source, cannot be found, so its whole package is tested.
 *
 * @param {{ present: string[], gone: string[] }} changes
 * @returns {Promise<{ unit?: string[], browser?: string[] }>} arguments of Jest, and files of browser tests (none: all)
 */
export async function selectTests({ present, gone }) {
  const sources = present.filter((path) => SOURCE.test(path));
  const others = [...gone, ...present.filter((path) => !SOURCE.test(path))];
  const specs = present.filter((path) => SPEC.test(path));
  const isServed = [...present, ...gone].some((path) => SERVED.test(path) && !OF_TESTS.test(path));
  return {
    unit: await selectUnitTests(sources, others),
    browser: isServed ? [] : specs.length > 0 ? specs : undefined,
  };
}

/**
 * Lists which parts have test files whose path contains one of the words, so that no platform starts for nothing.
 *
 * @param {string[]} words
 * @returns {Promise<string[]>}
 */
export async function listPartsWith(words) {
  const files = await git('ls-files', '--cached', '--others', '--exclude-standard');
  const named = files.split('\n').filter((path) => words.some((word) => path.includes(word)));
  return [
    ...(named.some((path) => UNIT_TEST.test(path)) ? ['unit'] : []),
    ...(named.some((path) => SPEC.test(path)) ? ['browser'] : []),
  ];
}

async function selectUnitTests(sources, others) {
  const folders = [...new Set(others.map((path) => (path.endsWith('.md') ? 'docs' : packageOf(path))))];
  // A file of the repository itself, such as the lock file, can affect every test.
  if (folders.includes(undefined)) return [];
  const tests = await Promise.all(folders.map((folder) => listTests(folder)));
  const files = [...sources, ...tests.flat()];
  return files.length > 0 ? ['--passWithNoTests', '--findRelatedTests', ...files] : undefined;
}

/** The tests of a package; documents are read by a test of the API. */
async function listTests(folder) {
  if (folder === 'docs') return ['api/test/docs.test.ts'];
  const files = await git('ls-files', folder);
  return files.split('\n').filter((path) => UNIT_TEST.test(path) && packageOf(path) === folder);
}

function packageOf(path) {
  return workspaces.filter((folder) => path.startsWith(`${folder}/`)).sort((a, b) => b.length - a.length)[0];
}

async function findMain() {
  // The one of the remote repository first: what is committed on a local main is a change too.
  const refs = ['--sort=-refname', 'refs/heads/main', 'refs/remotes/origin/main'];
  const [name] = (await git('for-each-ref', '--format=%(refname)', ...refs)).split('\n');
  return name || 'HEAD';
}

function git(...args) {
  return runCommand('git', args, { cwd: ROOT });
}
