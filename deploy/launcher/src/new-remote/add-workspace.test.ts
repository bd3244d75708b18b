import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findApps, ROOT } from '../workspaces.ts';
import { addWorkspace } from './add-workspace.ts';
import { assertRemoteName } from './remote-name.ts';

const LISTS = ['package.json', 'tsconfig.json', 'architecture.cjs'];
const requireRules = createRequire(import.meta.url);

/** A folder with the lists of workspaces of this repository, and their folders' package.json. */
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'repository-'));
  const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  const manifests = workspaces.flatMap((folder) => [`${folder}/package.json`]);
  for (const file of [...LISTS, ...manifests]) cpSync(join(ROOT, file), join(root, file));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('makes a workspace that is an app, compiled and held to the rules of imports', () => {
  addWorkspace(root, 'mf-team-reports');

  expect(findApps(root)).toContain('mf-team-reports');
  const { references } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as {
    references: { path: string }[];
  };
  expect(references).toContainEqual({ path: 'mf-team-reports' });
  const { PACKAGES } = requireRules(join(root, 'architecture.cjs')) as { PACKAGES: Record<string, unknown> };
  expect(PACKAGES['mf-team-reports']).toEqual({
    ...(PACKAGES['mf-marketing'] as object),
    folder: 'mf-team-reports',
    imports: ['build', 'contracts', 'design-system', 'kit'],
  });
});

it('names everything after the remote, relative to the root of the repository', () => {
  addWorkspace(root, 'mf-team-reports');

  const folder = join(root, 'mf-team-reports');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  for (const { parentPath, name } of files) {
    expect(join(parentPath, name)).not.toMatch(/hello/i);
    expect(readFileSync(join(parentPath, name), 'utf8')).not.toMatch(/hello|template|\.\.\/\.\.\/\.\.\//i);
  }
  const page = readFileSync(join(folder, 'src/pages/team-reports/team-reports.page.tsx'), 'utf8');
  expect(page).toContain('export function TeamReportsPage()');
  expect(page).toContain('useTeamReportsBlueprintsQuery()');
  expect(page).toContain('title="Team reports"');
});

it('rejects a name or a folder that is taken, and changes nothing', () => {
  const before = LISTS.map((file) => readFileSync(join(root, file), 'utf8'));
  expect(() => addWorkspace(root, 'mf-admin')).toThrow(`${join(root, 'mf-admin')} is not empty`);
  expect(LISTS.map((file) => readFileSync(join(root, file), 'utf8'))).toEqual(before);
});

it.each(['reports', 'mf-', 'mf-Reports', 'mf-re ports', 'mf-../shell'])('rejects %p as a name', (name) => {
  expect(() => assertRemoteName(name)).toThrow('is not a name for a remote. Use mf- and small letters');
});
