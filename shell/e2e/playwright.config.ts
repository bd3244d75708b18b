import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const VISUAL = '**/*.visual.spec.ts';
/** A worker runs a file from its first test to its last, so a long one at the end keeps only one of them busy. */
const LONGEST = [
  'storybook/stories.spec.ts',
  'platform/hot-reload.spec.ts',
  'platform/whole-life-journey.spec.ts',
  'dashboard/keyboard-journey.spec.ts',
  'platform/remote-faults.spec.ts',
].map((file) => `**/${file}`);
/** Each worker has a platform of six processes beside its browser. */
const MAX_WORKERS = 4;
/** Of the second run of a test that failed, because traces of all cost a part of the run; `--trace on` makes them. */
const TRACE = 'on-first-retry';

/** Keeps the results of two runs at the same time apart; the workers of a run share its folder. */
process.env.E2E_RUN ??= String(process.pid);

/**
 * End-to-end tests: the launcher starts the whole platform on free ports with a data folder of its own, and Chromium
 * uses it. Each worker has its own platform. What takes longest comes first.
 */
export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'longest', testMatch: LONGEST },
    { name: 'visual', testMatch: VISUAL },
    { name: 'journeys', testMatch: '**/*.spec.ts', testIgnore: [VISUAL, ...LONGEST] },
  ],
  outputDir: `../../test-results/${process.env.E2E_RUN}`,
  snapshotPathTemplate: join(process.env.VISUAL_BASELINES ?? '{testDir}/baselines', '{arg}{ext}'),
  // A missing baseline fails; `npm run proof -- visual` makes them.
  updateSnapshots: 'none',
  globalSetup: './support/start-platform.ts',
  globalTeardown: './support/stop-platform.ts',
  workers: process.env.E2E_DATA_DIR ? 1 : Math.min(availableParallelism(), MAX_WORKERS),
  // No limit judges the machine: they end what would never end, also beside many busy processes.
  timeout: 300_000,
  expect: { timeout: 60_000 },
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
        // As a whole browser draws text; a headless shell hints it fully otherwise. The baselines are for both.
        '--font-render-hinting=slight',
      ],
    },
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    // Without it, a click on what is gone lasts as long as its test may.
    actionTimeout: 60_000,
    trace: TRACE,
  },
});
