import { liveReleaseResponse, VERSION_MAX_LENGTH } from '@platform/contracts';
import { isOrigin, isVersion, parseRegistry, parseRelease } from './release-format.ts';

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
  const canShow = (version: string) => liveReleaseResponse.pick(['version']).isValidSync({ version });
  expect(canShow(LONGEST)).toBe(true);
  expect(canShow(`${LONGEST}a`)).toBe(false);
});

it('parses the metadata of a release and fills in missing package lists', () => {
  const release = { app: 'shell', version: '1.0.0-a', contract: 1, builtAt: '2026-01-01T00:00:00Z' };
  expect(parseRelease(JSON.stringify(release))).toEqual({ ...release, provided: {}, required: {} });
  expect(() => parseRelease(JSON.stringify({ ...release, version: '../x' }))).toThrow(
    '"version" is not a version',
  );
  expect(parseRelease(JSON.stringify({ ...release, notes: '- A change.' })).notes).toBe('- A change.');
  expect(() => parseRelease(JSON.stringify({ ...release, notes: 'x'.repeat(4001) }))).toThrow(
    '"notes" is not a text, or too long',
  );
});

it('parses the section and the routes of a remote', () => {
  const release = { app: 'mf-x', version: '1.0.0', contract: 1, builtAt: '', provided: {}, required: {} };
  const section = { title: 'The reports', visibility: 'members', ownedPaths: ['/reports/*'] };
  const parse = (fields: object) => parseRelease(JSON.stringify({ ...release, ...fields }));
  expect(parse({ section, routes: ['/reports'] })).toEqual({ ...release, section, routes: ['/reports'] });
  for (const broken of [{ ...section, visibility: 'all' }, { ...section, ownedPaths: '/reports' }, []])
    expect(() => parse({ section: broken })).toThrow('"section" is incomplete or too long');
  expect(() => parse({ section, routes: [1] })).toThrow('"routes" is not a list of paths');
});

it.each([
  { title: 'x'.repeat(81) },
  { ownedPaths: [`/${'x'.repeat(200)}`] },
  { ownedPaths: Array.from({ length: 201 }, (_, index) => `/reports-${index}`) },
])('rejects a section that would make every page large', (part) => {
  const section = { title: 'The reports', visibility: 'members', ownedPaths: ['/reports/*'], ...part };
  const release = { app: 'mf-x', version: '1.0.0', contract: 1, builtAt: '', section };
  expect(() => parseRelease(JSON.stringify(release))).toThrow('"section" is incomplete or too long');
});

it.each(['http://localhost:3001', 'https://reports.example.org', 'http://[::1]:3001'])(
  'accepts the origin %s',
  (origin) => {
    expect(isOrigin(origin)).toBe(true);
  },
);

it.each(["https://a.example;script-src 'unsafe-inline'", 'https://a.example/x', 'https://*', 'data:', ''])(
  'rejects %j as an origin, because it becomes part of a policy',
  (origin) => {
    expect(isOrigin(origin)).toBe(false);
    const registry = { revision: 1, apps: { 'mf-x': { version: '1.0.0', origin } } };
    expect(() => parseRegistry(JSON.stringify(registry))).toThrow('the origin of "mf-x" is not an origin');
  },
);
