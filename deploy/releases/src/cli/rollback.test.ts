import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBucketServer, writeRelease } from '../../test/release.factory.ts';
import { changeStore } from '../access-store.ts';
import type { StoreSettings } from '../bucket/bucket.ts';
import * as serverBundles from '../check/server-bundle-problems.ts';
import { readRegistry } from '../registry-file.ts';
import { promote, publish, rollback } from '../releases.ts';
import { runCommand } from './release-tool.ts';

jest.mock('../check/server-bundle-problems.ts', () => ({
  inspectServerBundle: jest.fn(() => ({ problems: [], routes: [] })),
}));
const inspectServerBundle = jest.mocked(serverBundles.inspectServerBundle);

const APP = 'mf-admin';
let folder: string;
let settings: StoreSettings;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rollback-'));
  settings = { releaseStore: join(folder, 'store'), dataDir: folder };
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Makes the shell live and the versions of a remote, one after the other. */
async function release(...versions: string[]): Promise<void> {
  const live = [['shell', '1.0.0'], ...versions.map((version) => [APP, version])];
  for (const [app = '', version = ''] of live) {
    const build = join(folder, 'builds', app, version);
    writeRelease(build, { app, version });
    await changeStore(settings, (store) => {
      publish(store, build, 'release');
      promote(store, { [app]: version }, 'release');
    });
  }
}

function rollBack(...args: string[]): Promise<string> {
  return runCommand(
    { apps: ['shell', APP], readSettings: () => settings, findBuild: () => '', buildSource: 'the build' },
    ['rollback', APP, ...args],
  );
}

/** What others do to the store while the command checks the version before. */
function duringCheck(change: (store: string) => unknown): void {
  inspectServerBundle.mockImplementationOnce(() => {
    change(settings.releaseStore);
    return { problems: [], routes: [] };
  });
}

const readMoves = () =>
  changeStore(settings, (store) => {
    const { apps, history } = readRegistry(store);
    const moves = (history[APP] ?? []).filter(({ action }) => action === 'rollback');
    return { live: apps[APP]?.version, moves: moves.map(({ version }) => version) };
  });

describe('rollback without a version', () => {
  it('goes back one version if another one rolls back at the same time', async () => {
    await release('1.0.0', '1.1.0', '1.2.0');
    duringCheck((store) => rollback(store, APP, 'release'));
    expect(await rollBack()).toContain('1.1.0');
    expect(await readMoves()).toEqual({ live: '1.1.0', moves: ['1.1.0'] });
    await rollBack();
    expect(await readMoves()).toEqual({ live: '1.0.0', moves: ['1.1.0', '1.0.0'] });
  });

  it('leaves a version alone that becomes live meanwhile', async () => {
    await release('1.3.0', '1.0.0', '1.1.0', '1.2.0');
    duringCheck((store) => promote(store, { [APP]: '1.3.0' }, 'release'));
    await expect(rollBack()).rejects.toThrow(
      'mf-admin 1.2.0 was to be rolled back, but 1.3.0 is live by now. No live version has changed.',
    );
    expect(await readMoves()).toEqual({ live: '1.3.0', moves: [] });
  });

  it('goes back one version if the response of the bucket is lost', async () => {
    const server = await startBucketServer();
    settings = {
      ...settings,
      releaseStore: 's3://releases/production',
      releaseStoreEndpoint: server.origin,
      awsAccessKeyId: 'key',
      awsSecretAccessKey: 'secret',
    };
    try {
      await release('1.0.0', '1.1.0', '1.2.0');
      let lost = 0;
      server.losesResponse = (key) => key.includes('registry.json') && (lost += 1) === 1;
      expect(await rollBack()).toContain('1.1.0');
      expect(lost).toBe(1);
      expect(await readMoves()).toEqual({ live: '1.1.0', moves: ['1.1.0'] });
    } finally {
      await server.stop();
    }
  });
});

it('goes back to the version that it names, whatever becomes live meanwhile', async () => {
  await release('1.3.0', '1.0.0', '1.1.0', '1.2.0');
  duringCheck((store) => promote(store, { [APP]: '1.3.0' }, 'release'));
  await rollBack('1.0.0');
  expect(await readMoves()).toEqual({ live: '1.0.0', moves: ['1.0.0'] });
});
