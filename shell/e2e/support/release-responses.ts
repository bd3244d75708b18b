import type { LiveRelease, ReleaseHealth, Releases } from '@platform/contracts';
import { hours } from './mock-values.ts';

const APPS = ['shell', 'mf-admin', 'mf-dashboard', 'mf-marketing'] as const;
const REASON = 'The list of tasks shows what is due first, as members asked for.';

const NOTES = '### Tasks\n\n- The list shows what is due first.\n- A row opens by a click anywhere in it.';

/** Returns the releases of every app; one has a canary, and one was not recorded. */
export function createReleases(): Releases {
  return { revision: 17, canRelease: true, apps: APPS.map(createApp), damaged: [], retired: [] };
}

function createApp(app: string, index: number): LiveRelease {
  const [older, live, newer] = ['1.3.0-ab12cd34', '1.4.0-cd34ef56', '1.5.0-ef56ab78'] as const;
  const isRecorded = index !== 3;
  const canary = app === 'mf-dashboard' ? { version: newer, percent: 10 } : null;
  const since = hours(-49 - index);
  const change = { at: since, by: 'ada in run 7', percent: null, origin: null, reason: REASON };
  return {
    app,
    version: live,
    contract: 1,
    builtAt: hours(-50 - index),
    liveSince: isRecorded ? since : null,
    by: isRecorded ? change.by : null,
    reason: isRecorded ? REASON : null,
    canary,
    rollbackVersion: isRecorded ? older : null,
    versions: [newer, live, older].map((version, age) => ({
      version,
      contract: 1,
      builtAt: hours(-2 - 48 * age),
      publishedAt: isRecorded ? hours(-1 - 48 * age) : null,
      by: isRecorded ? 'grace in run 8' : null,
      notes: NOTES,
      failedCheck:
        isRecorded && age === 0 && app === 'mf-dashboard'
          ? {
              shell: live,
              at: hours(-1),
              by: 'grace in run 8',
              problems: [`${app} ${version}: /dashboard writes to the console: a warning`],
            }
          : null,
    })),
    changes: isRecorded ? [{ ...change, action: 'promote', version: live, previous: older }] : [],
  };
}

/** Returns what browsers measured; one version was rolled back automatically. */
export function createReleaseHealth(): ReleaseHealth {
  const vitals = {
    LCP: { p75: 1840, samples: 412 },
    INP: { p75: 260, samples: 390 },
    CLS: { p75: 0.31, samples: 412 },
    TTFB: { p75: 96, samples: 412 },
  };
  const fault = {
    at: hours(-1),
    phase: 'render' as const,
    cause: "Cannot read properties of undefined (reading 'title')",
    path: '/dashboard/tasks/:id',
    count: 12,
  };
  const healthy = {
    version: '1.4.0-cd34ef56',
    views: 4120,
    networks: 940,
    faultyNetworks: 3,
    vitals,
    mainFaults: [],
    unusable: null,
  };
  const faulty = { ...healthy, version: '1.5.0-ef56ab78', views: 380, networks: 120, faultyNetworks: 12 };
  return {
    apps: APPS.map((app) => ({
      app,
      versions: app === 'mf-dashboard' ? [{ ...faulty, mainFaults: [fault] }, healthy] : [healthy],
    })),
    rolledBack: [
      {
        app: 'mf-marketing',
        version: '1.5.0-ef56ab78',
        at: hours(-3),
        reason: 'pages failed in 18 of 40 networks',
      },
    ],
  };
}
