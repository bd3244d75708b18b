import * as kinds from './kinds.ts';
import { readSettings, SettingsError } from './read-settings.ts';

const SCHEMA = {
  host: { name: 'HOST', kind: kinds.TEXT, default: 'localhost', meaning: 'a host' },
  port: { name: 'PORT', kind: kinds.PORT, default: '3000', meaning: 'a port' },
  origin: {
    name: 'ORIGIN',
    kind: kinds.ORIGIN,
    default: ({ host, port }: { host: string; port: number }) => `http://${host}:${port}`,
    meaning: 'an origin',
  },
  key: {
    name: 'KEY',
    kind: kinds.SECRET,
    default: () => GENERATED,
    production: 'required',
    meaning: 'a secret',
  },
  proxy: { name: 'PROXY', kind: kinds.ORIGIN, meaning: 'an optional origin' },
  offset: {
    name: 'OFFSET',
    kind: kinds.MILLISECONDS,
    default: '0',
    production: { forbidden: 'production runs on real time' },
    meaning: 'an offset',
  },
} as const;
const GENERATED = 'J5fWcP0yqkzVdM3xR7uTn1aLbG8hEoSi';
const PRODUCTION = { APP_ENV: 'production', KEY: GENERATED };

function readProblems(env: Record<string, string>, findProblems?: () => string[]): string[] {
  try {
    readSettings(SCHEMA, env, findProblems);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.message.split('\n');
    throw error;
  }
}

it('uses defaults for missing and empty values, and derives them from earlier settings', () => {
  expect(readSettings(SCHEMA, { HOST: '', PORT: '4000' })).toEqual({
    host: 'localhost',
    port: 4000,
    origin: 'http://localhost:4000',
    key: GENERATED,
    proxy: undefined,
    offset: 0,
  });
});

it('reports every problem in the order of the schema, then those between settings', () => {
  const env = { PROXY: 'nowhere', PORT: 'x', OFFSET: 'soon' };
  expect(readProblems(env, () => ['PORT and PROXY contradict each other.'])).toEqual([
    'PORT=x is not a port number from 0 to 65535.',
    'PROXY=nowhere is not an origin like https://www.example.org, without a path.',
    'OFFSET=soon is not a whole number of milliseconds.',
    'PORT and PROXY contradict each other.',
  ]);
});

it('reports an invalid derived default', () => {
  expect(readProblems({ HOST: 'not a host' })).toEqual([
    expect.stringMatching(/^ORIGIN=http:\/\/not a host:3000 is not an origin/),
  ]);
});

it('never shows the value of a secret', () => {
  expect(readProblems({ KEY: 'hunter2' })).toEqual([
    expect.stringMatching(/^KEY is not a secret of at least/),
  ]);
});

it('requires in production what has a default elsewhere', () => {
  expect(readProblems({ APP_ENV: 'production' })).toEqual([
    expect.stringMatching(/^KEY is missing\. It must be a secret of at least 32 random characters/),
  ]);
  expect(readProblems(PRODUCTION)).toEqual([]);
});

it('requires in production what nothing else replaces, and says what would', () => {
  const schema = {
    server: {
      name: 'SERVER',
      kind: kinds.ORIGIN,
      production: { requiredUnless: 'NO_SERVER', instead: 'NO_SERVER=accepted' },
      meaning: 'a server',
    },
  } as const;
  const read = (env: Record<string, string>) => () => readSettings(schema, { APP_ENV: 'production', ...env });
  const missing = `SERVER is missing. It must be ${kinds.ORIGIN.expected}. Or set NO_SERVER=accepted.`;

  expect(read({})).toThrow(missing);
  expect(read({ NO_SERVER: '' })).toThrow(missing);
  expect(read({ NO_SERVER: 'accepted' })()).toEqual({ server: undefined });
  expect(read({ SERVER: 'https://a.example' })()).toEqual({ server: 'https://a.example' });
  expect(readSettings(schema, {})).toEqual({ server: undefined });
});

it('allows only the default of a setting that production forbids', () => {
  expect(readProblems({ ...PRODUCTION, OFFSET: '5' })).toEqual([
    'OFFSET is set. Remove it: production runs on real time.',
  ]);
  expect(readProblems({ ...PRODUCTION, OFFSET: '0' })).toEqual([]);
  expect(readSettings(SCHEMA, { OFFSET: '5' }).offset).toBe(5);
});
