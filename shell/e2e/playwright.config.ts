import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

const LOOKS = '**/*-looks.spec.ts';
/** Each has a platform of its own: six processes beside its browser. */
const MOST_WORKERS = 4;
/** Of what fails. It has every state of the page, and no film: that took a tenth of the machine. */
const TRACE = { mode: 'retain-on-failure', screenshots: false } as const;

/** Two runs at the same time keep out of each other's way; the workers of a run share its folder. */
process.env.E2E_RUN ??= String(process.pid);

/**
 * End-to-end tests: the whole platform, started by its launcher on free ports and a data folder of its own, driven in
 * Chromium. Each worker has a platform to itself. Looks come first, because they take longest.
 */
export default defineConfig({
  testDir: '.',
  projects: [
    // A look says by itself what it has found, and its pictures are kept: the states would be the same once more.
    { name: 'looks', testMatch: LOOKS, use: { trace: { ...TRACE, snapshots: false } } },
    { name: 'journeys', testMatch: '**/*.spec.ts', testIgnore: LOOKS },
  ],
  outputDir: `../../test-results/${process.env.E2E_RUN}`,
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  globalSetup: './support/start-platform.ts',
  globalTeardown: './support/stop-platform.ts',
  workers: process.env.E2E_DATA_DIR ? 1 : Math.min(availableParallelism(), MOST_WORKERS),
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    trace: TRACE,
  },
});
