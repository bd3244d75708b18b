import { presentHealth } from './release-health.presenter.ts';

test('names what was taken back since the given time only', () => {
  const entry = { by: 'automatic', through: 'automatic', action: 'end-canary', reason: 'x' } as const;
  const history = {
    'mf-admin': [
      { ...entry, at: '2026-03-14T08:59:59.000Z', version: '1.1.0' },
      { ...entry, at: '2026-03-14T09:00:00.000Z', version: '1.2.0' },
    ],
  };
  const registry = { revision: 1, apps: { 'mf-admin': { version: '1.0.0' } }, history };

  expect(presentHealth(registry, [], new Date('2026-03-14T09:00:00.000Z')).takenBack).toEqual([
    { app: 'mf-admin', version: '1.2.0', at: '2026-03-14T09:00:00.000Z', reason: 'x' },
  ]);
});
