import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  endCanary,
  promote,
  publish,
  readRegistry,
  readRelease,
  RELEASE_FILES,
  releaseFolder,
  rollback,
  startCanary,
} from '@platform/releases';

const APP = 'mf-marketing';
const PERCENT = 10;

/**
 * Gives a store that was never released to but by starts a history for a first look: a canary that ended, and a
 * promotion that was rolled back. The version of these is a copy of the live build with another number.
 */
export function releaseDemo(store: string): void {
  const { apps, history } = readRegistry(store);
  const live = apps[APP]?.version;
  if (live === undefined || history[APP]?.some(({ action }) => action === 'rollback')) return;
  const version = `${live}-demo`;
  publishCopy(store, live, version);
  startCanary(store, APP, { version, percent: PERCENT }, 'start', {
    reason: `Demo: ${PERCENT}% of the visitors see the new version first.`,
  });
  endCanary(store, APP, 'start', { reason: 'Demo: no faults were reported.' });
  promote(store, { [APP]: version }, 'start', { reason: 'Demo: now for all visitors.' });
  rollback(store, APP, 'start', { version: live, reason: 'Demo: back to what was live before.' });
}

function publishCopy(store: string, live: string, version: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'demo-release-'));
  try {
    cpSync(releaseFolder(store, APP, live), folder, { recursive: true });
    const release = { ...readRelease(folder), version };
    writeFileSync(join(folder, RELEASE_FILES.metadata), JSON.stringify(release));
    publish(store, folder, 'start', undefined, { reason: 'Demo: a copy of the live build.' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
