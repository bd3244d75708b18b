import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { retire, updateRegistry } from '@platform/releases';
import { findTargets } from './building/build-sources.ts';
import { planReleases } from './release-plan.ts';
import { findApps, ROOT } from './workspaces.ts';

const store = mkdtempSync(join(tmpdir(), 'plan-'));
afterAll(() => rmSync(store, { recursive: true, force: true }));

it('plans every app of the repository for an empty store, the shell first', () => {
  expect(planReleases(store)).toEqual(findApps());
  expect(planReleases(store)[0]).toBe('shell');
});

it('plans the apps whose sources differ from what is live, without those that are retired', () => {
  const versions = findTargets(findApps(), 'production').map(
    ({ app, version }) => [app.folder, version] as const,
  );
  const live = new Map<string, string>([...versions, ['mf-admin', '1.0.0-older'], ['mf-elsewhere', '1.0.0']]);
  const apps = Object.fromEntries([...live].map(([app, version]) => [app, { version }]));
  updateRegistry(store, () => ({ apps }));

  expect(planReleases(store)).toEqual(['mf-admin']);
  expect(planReleases(store, 'mf-dashboard')).toEqual(['mf-dashboard']);
  retire(store, 'mf-admin', 'release');
  expect(planReleases(store)).toEqual([]);
});

it('leaves out an app whose sources are the version that was rolled back, unless it is named', () => {
  const [target] = findTargets(['mf-admin'], 'production');
  const entry = { at: '2026-03-01T12:00:00Z', by: 'ada', through: 'release', action: 'rollback' } as const;
  const setPrevious = (previous: string) =>
    updateRegistry(store, ({ apps }) => ({
      apps: { ...apps, 'mf-admin': { version: '1.0.0-older' } },
      history: { 'mf-admin': [{ ...entry, version: '1.0.0-older', previous }] },
    }));
  setPrevious(target!.version);
  expect(planReleases(store)).toEqual([]);
  expect(planReleases(store, 'mf-admin')).toEqual(['mf-admin']);
  setPrevious('1.0.0-other');
  expect(planReleases(store)).toEqual(['mf-admin']);
});

it('prints the plan as JSON for a workflow, and fails for an app that the repository does not have', () => {
  const plan = (...args: readonly string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, 'release.ts'), 'plan', ...args], {
      env: { ...process.env, RELEASE_STORE: store, NO_COLOR: '1' },
      encoding: 'utf8',
    });
  expect(plan('shell')).toMatchObject({ status: 0, stdout: '["shell"]\n' });
  expect(plan('mf-elsewhere')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^Unknown app "mf-elsewhere"\. Use one of shell, /),
  });
});

it('names no app in the release workflow, which takes them from the plan', () => {
  const workflow = readFileSync(join(ROOT, '.github/workflows/release.yml'), 'utf8');
  for (const app of findApps()) expect(workflow).not.toMatch(new RegExp(`\\b${app}\\b(?!:)`));
});
