import type { LiveRelease, ReleaseHealth } from '@platform/contracts';

const NOTES = '### Tables\n\n- A list says what is due first.';

/** Creates the releases of an app: two versions, of which the older one is live. */
export function createLiveRelease(overrides: Partial<LiveRelease> = {}): LiveRelease {
  return {
    app: 'mf-admin',
    version: '1.0.0-ab12cd34',
    contract: 1,
    builtAt: '2026-03-01T11:00:00.000Z',
    liveSince: '2026-03-01T12:00:00.000Z',
    by: 'ada in run 7',
    reason: 'The tables are clearer.',
    canary: null,
    rollbackVersion: '0.9.0-ef56ab78',
    versions: [
      {
        version: '1.1.0-cd34ef56',
        contract: 1,
        builtAt: '2026-03-02T11:00:00.000Z',
        publishedAt: '2026-03-02T11:05:00.000Z',
        by: 'grace in run 8',
        notes: NOTES,
        failedCheck: null,
      },
      {
        version: '1.0.0-ab12cd34',
        contract: 1,
        builtAt: '2026-03-01T11:00:00.000Z',
        publishedAt: null,
        by: null,
        notes: NOTES,
        failedCheck: null,
      },
    ],
    changes: [
      {
        at: '2026-03-01T12:00:00.000Z',
        action: 'promote',
        version: '1.0.0-ab12cd34',
        previous: '0.9.0-ef56ab78',
        percent: null,
        origin: null,
        by: 'ada in run 7',
        reason: 'The tables are clearer.',
      },
    ],
    ...overrides,
  };
}

/** Creates what browsers measured: the live version fails, and the newer one was rolled back. */
export function createReleaseHealth(): ReleaseHealth {
  return {
    apps: [
      {
        app: 'mf-admin',
        versions: [
          {
            version: '1.0.0-ab12cd34',
            views: 1200,
            networks: 300,
            faultyNetworks: 15,
            vitals: {
              LCP: { p75: 1840, samples: 90 },
              INP: { p75: 260, samples: 90 },
              CLS: { p75: 0.31, samples: 90 },
              TTFB: { p75: 96, samples: 90 },
            },
            mainFaults: [
              {
                at: '2026-03-02T12:00:00.000Z',
                phase: 'render',
                cause: 'title is undefined',
                path: '/dashboard/admin/users/:id',
                count: 60,
              },
            ],
            unusable: null,
          },
        ],
      },
    ],
    rolledBack: [
      {
        app: 'mf-admin',
        version: '1.1.0-cd34ef56',
        at: '2026-03-02T13:00:00.000Z',
        reason: 'pages failed in 18 of 40 networks',
      },
    ],
  };
}
