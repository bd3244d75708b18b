import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promote, publish, readRegistry, startCanary } from '@platform/releases';
import { writeRelease } from '@platform/releases/testing';
import { createAdministrator, type LoggedInClient } from './factories.ts';
import { addressIn, createPartReport, sendReport, signPage } from './report-pages.ts';
import { startTestApi, type TestApi } from './test-api.ts';

/*
 * An API in production with a release store of its own, in which versions are promoted and pages report.
 */
export const APPS = ['shell', 'mf-dashboard', 'mf-marketing'] as const;
export type App = (typeof APPS)[number];
export const SECRET = 'the secret of the page servers in this test';
export const JOB = 'roll-back-faulty-releases';
const MINUTE_MS = 60_000;
export const OLD = '1.0.0';
export const NEW = '1.1.0';
export const NEWER = '1.2.0';

export const folder = mkdtempSync(join(tmpdir(), 'automatic-rollback-'));
export const store = join(folder, 'store');
export let api: TestApi;
export let administrator: LoggedInClient;

/** Starts each test with a store in which the old versions have been live for two days, and with empty counters. */
export function prepareEachTest(): void {
  beforeAll(async () => {
    for (const app of APPS)
      for (const version of [OLD, NEW, NEWER]) writeRelease(join(folder, app, version), { app, version });
    api = await startTestApi({
      releaseStore: store,
      production: true,
      trustedHops: 1,
      forwarderSecret: SECRET,
    });
    administrator = await createAdministrator(api);
  });
  beforeEach(async () => {
    rmSync(store, { recursive: true, force: true });
    ago(2 * 24 * 60, () => {
      for (const app of APPS)
        for (const version of [OLD, NEW, NEWER]) publish(store, join(folder, app, version), 'release');
      promote(store, Object.fromEntries(APPS.map((app) => [app, OLD])), 'release');
    });
    const { connection } = api.database;
    for (const name of ['release_health', 'release_networks', 'release_counted_reports', 'notices'])
      await connection.collection(name).deleteMany();
  });
  afterAll(async () => {
    await api.stop();
    rmSync(folder, { recursive: true });
  });
}

/** Changes the store as if some minutes had passed since. */
export function ago(minutes: number, change: () => unknown): void {
  jest.useFakeTimers({ now: Date.now() - minutes * MINUTE_MS, advanceTimers: true });
  change();
  jest.useRealTimers();
}

export const promoteNew = (...apps: App[]) =>
  promote(store, Object.fromEntries(apps.map((app) => [app, NEW])), 'release');
export const startTheCanary = (app: App = 'mf-dashboard') =>
  startCanary(store, app, { version: NEW, percent: 10 }, 'release');

/** Returns the versions of a page that a visitor gets, with the canary of an app or without. */
export function describePage(canaryOf?: App) {
  const { revision, apps } = readRegistry(store);
  const versions = Object.entries(apps).map(([app, { version, canary }]) => [
    app,
    canary && app === canaryOf ? canary.version : version,
  ]);
  return { revision, versions: Object.fromEntries(versions) as Record<string, string> };
}

/** Opens a page in each of some networks, in which parts of it are shown, and fail in the first ones. */
export async function openPages(
  parts: Readonly<Partial<Record<App, { readonly faulty: number }>>>,
  { networks = 60, from = 1, page = describePage() } = {},
): Promise<void> {
  const open = (_: unknown, index: number) => {
    const address = addressIn(from + index);
    const token = signPage({ ...page, address }, SECRET);
    const reports = Object.entries(parts).map(([app, { faulty }]) =>
      createPartReport(app, index < faulty ? 'faulty' : {}),
    );
    return sendReport(api, { token, parts: reports }, { 'x-forwarded-for': address });
  };
  const statuses = await Promise.all(Array.from({ length: networks }, open));
  expect(new Set(statuses)).toEqual(new Set([204]));
}

/** Runs the job, and returns what is live afterwards. */
export async function rollBack(): Promise<Record<string, string>> {
  await api.app.jobs.runNow(JOB);
  return readLive();
}

export function readLive(): Record<string, string> {
  const { apps } = readRegistry(store);
  return Object.fromEntries(Object.entries(apps).map(([app, { version }]) => [app, version]));
}

export async function readNotices(): Promise<string[]> {
  const rows = await api.database.connection.collection('notices').find({ kind: 'releases' }).toArray();
  return rows.map(({ text }) => String(text));
}
