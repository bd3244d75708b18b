import { readOverride, type RemoteOverride, signOverride } from './remote-override.ts';

const SECRET = 'a secret of this installation, 48 characters long';
const NOW_MS = 1_000_000;
const OVERRIDE: RemoteOverride = {
  remote: 'mf-dashboard',
  origin: 'http://localhost:3002',
  expiresAtMs: NOW_MS + 1,
};
const sign = (changes: Partial<RemoteOverride> = {}, secret = SECRET) =>
  signOverride({ ...OVERRIDE, ...changes }, secret);

it('reads what it has signed, from a text that fits in a URL and in a cookie', () => {
  expect(sign()).toMatch(/^[\w-]+\.[\w-]+$/);
  expect(readOverride(sign(), SECRET, NOW_MS)).toEqual(OVERRIDE);
});

const [content = '', signature = ''] = sign().split('.');
const [otherContent = ''] = sign({ remote: 'mf-admin' }).split('.');

it.each([
  ['another secret', sign({}, 'the secret of another installation')],
  ['the signature of other content', `${otherContent}.${signature}`],
  ['no signature', content],
  ['an empty text', ''],
  ['an expired override', sign({ expiresAtMs: NOW_MS })],
  ['a machine of a stranger', sign({ origin: 'http://evil.example:3002' })],
  ['a host that begins like the own one', sign({ origin: 'http://localhost:80@evil.example' })],
  ['an origin with a path', sign({ origin: 'http://localhost:3002/; script-src *' })],
])('reads nothing from %s', (_case, token) => {
  expect(readOverride(token, SECRET, NOW_MS)).toBeUndefined();
});
