import { findProtectedVersions } from './old-releases.ts';

it('protects the versions before and after the last two moves', () => {
  const entry = { at: '2026-01-01T00:00:00.000Z', by: 'ada', through: 'release' } as const;
  const versions = findProtectedVersions([
    { ...entry, action: 'promote', version: '1.0.0' },
    { ...entry, action: 'promote', version: '1.1.0', previous: '1.0.0' },
    { ...entry, action: 'promote', version: '1.2.0', previous: '1.1.0' },
    { ...entry, action: 'rollback', version: '1.0.0', previous: '1.2.0' },
    { ...entry, action: 'publish', version: '1.3.0' },
  ]);

  expect(new Set(versions)).toEqual(new Set(['1.0.0', '1.1.0', '1.2.0']));
});
