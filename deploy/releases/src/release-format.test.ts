import { liveReleaseResponse, VERSION_MAX_LENGTH } from '@platform/contracts';
import { isVersion, parseRelease } from './release-format.ts';

const LONGEST = `1.0.0-${'a'.repeat(VERSION_MAX_LENGTH - 6)}`;

it.each(['1.0.0', '10.20.30-ab12cd34', '1.0.0+build.7', LONGEST])('accepts the version %s', (version) => {
  expect(isVersion(version)).toBe(true);
});

it.each(['', '1.0', 'v1.0.0', '../../etc', '1.0.0/..', '1.0.0 ', `${LONGEST}a`])(
  'rejects the version %j',
  (version) => {
    expect(isVersion(version)).toBe(false);
  },
);

it('accepts exactly the versions that the console can show', () => {
  const live = { app: 'shell', contract: 1, builtAt: '2026-01-01T00:00:00.000Z', liveSince: null, by: null };
  const canShow = (version: string) => liveReleaseResponse.isValidSync({ ...live, version });
  expect(canShow(LONGEST)).toBe(true);
  expect(canShow(`${LONGEST}a`)).toBe(false);
});

it('parses the metadata of a release and fills in missing package lists', () => {
  const release = { app: 'shell', version: '1.0.0-a', contract: 1, builtAt: '2026-01-01T00:00:00Z' };
  expect(parseRelease(JSON.stringify(release))).toEqual({ ...release, provided: {}, required: {} });
  expect(() => parseRelease(JSON.stringify({ ...release, version: '../x' }))).toThrow(
    '"version" is not a version',
  );
});
