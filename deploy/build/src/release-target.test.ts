import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readReleaseTarget } from './release-target.ts';

const folder = mkdtempSync(join(tmpdir(), 'release-target-'));
const plan = join(folder, 'plan.json');
beforeAll(() => {
  writeFileSync(join(folder, 'package.json'), '{ "name": "@p/some-app", "version": "1.2.3" }');
  writeFileSync(
    plan,
    JSON.stringify({ '@p/some-app': { version: '1.0.0-a', mode: 'development', out: '/out' }, other: {} }),
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('takes the version and output folder that the plan lists for the app', () => {
  const env = { RELEASE_PLAN: plan, RELEASE_VERSION: '9.9.9', RELEASE_OUT: '/other' };
  expect(readReleaseTarget(folder, env)).toEqual({
    version: '1.0.0-a',
    mode: 'development',
    out: '/out',
    isDist: false,
  });
});

it('takes RELEASE_VERSION and RELEASE_OUT without a plan', () => {
  const env = { RELEASE_VERSION: '1.0.0-b', RELEASE_OUT: '/out' };
  expect(readReleaseTarget(folder, env)).toEqual({
    version: '1.0.0-b',
    mode: 'production',
    out: '/out',
    isDist: false,
  });
});

it('builds a local version to dist by default', () => {
  expect(readReleaseTarget(folder, {})).toEqual({
    version: '1.2.3-local',
    mode: 'production',
    out: join(folder, 'dist'),
    isDist: true,
  });
});
