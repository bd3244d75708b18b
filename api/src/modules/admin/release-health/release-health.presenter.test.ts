import { presentHealth } from './release-health.presenter.ts';

test('names only what was rolled back automatically within the last day', () => {
  const entry = { by: 'automatic', through: 'automatic', action: 'end-canary', reason: 'x' } as const;
  const history = {
    'mf-admin': [
      { ...entry, at: '2026-03-14T08:59:59.000Z', version: '1.1.0' },
      { ...entry, at: '2026-03-14T09:00:00.000Z', version: '1.2.0' },
    ],
  };
  const registry = { revision: 1, apps: { 'mf-admin': { version: '1.0.0' } }, history };

  const counters = { registry, records: [], counts: new Map() };

  expect(presentHealth(counters, Date.parse('2026-03-15T09:00:00.000Z')).rolledBack).toEqual([
    { app: 'mf-admin', version: '1.2.0', at: '2026-03-14T09:00:00.000Z', reason: 'x' },
  ]);
});

test('says that a version cannot be used for a minute after a page server has said so last', () => {
  const registry = { revision: 1, apps: { shell: { version: '1.0.0' } }, history: {} };
  const unusableAt = new Date('2026-03-14T09:00:00.000Z');
  const hour = { _id: 'x', app: 'shell', version: '1.0.0', hour: unusableAt, views: 0 };
  const records = [{ ...hour, unusableAt, unusableReason: 'its code failed', expiresAt: unusableAt }];
  const present = (passedMs: number) =>
    presentHealth({ registry, records, counts: new Map() }, unusableAt.getTime() + passedMs).apps[0]
      ?.versions[0]?.unusable;

  expect(present(59_999)).toEqual({ at: '2026-03-14T09:00:00.000Z', reason: 'its code failed' });
  expect(present(60_000)).toBeNull();
});
