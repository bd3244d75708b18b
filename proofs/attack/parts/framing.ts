// cspell:ignore xchunked
import { countValues, describeProblems, type AttackPart, type Finding } from '../support/attack.ts';
import { exchange, type RawExchange, type RawResponse } from '../support/raw-http.ts';

/** A request that is not as RFC 9112 wants it, or that two servers could read differently. */
type Case = {
  readonly name: string;
  readonly bytes: (path: string) => string;
  /** Requests that the bytes really hold. */
  readonly expected?: number;
};

/** What a smuggled request would ask for. */
const HIDDEN = 'GET /api/smuggled HTTP/1.1\r\nHost: x\r\n\r\n';
const SECURITY_HEADERS = ['x-content-type-options', 'content-security-policy', 'referrer-policy'];

const get = (lines: string) => (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n${lines}\r\n\r\n`;
const post = (lines: string, body: string) => (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${lines}\r\n\r\n${body}`;
const literal = (bytes: string) => () => bytes;

const SMUGGLING: readonly Case[] = [
  {
    name: 'Content-Length before Transfer-Encoding',
    bytes: post(`Content-Length: ${5 + HIDDEN.length}\r\nTransfer-Encoding: chunked`, `0\r\n\r\n${HIDDEN}`),
  },
  {
    name: 'Transfer-Encoding before Content-Length',
    bytes: post('Transfer-Encoding: chunked\r\nContent-Length: 4', `2\r\n{}\r\n0\r\n\r\n${HIDDEN}`),
  },
  { name: 'two lengths', bytes: post(`Content-Length: 0\r\nContent-Length: ${HIDDEN.length}`, HIDDEN) },
  { name: 'a list of lengths', bytes: post(`Content-Length: 0, ${HIDDEN.length}`, HIDDEN) },
  { name: 'a length with a sign', bytes: post('Content-Length: +2', '{}') },
  { name: 'a negative length', bytes: post('Content-Length: -1', HIDDEN) },
  { name: 'a length in hexadecimal', bytes: post('Content-Length: 0x2', '{}') },
  { name: 'an unknown encoding', bytes: post('Transfer-Encoding: xchunked', `0\r\n\r\n${HIDDEN}`) },
  { name: 'chunked not last', bytes: post('Transfer-Encoding: chunked, identity', `0\r\n\r\n${HIDDEN}`) },
  {
    name: 'two encodings',
    bytes: post('Transfer-Encoding: identity\r\nTransfer-Encoding: chunked', `0\r\n\r\n${HIDDEN}`),
  },
  {
    name: 'a blank before the colon',
    bytes: post('Content-Length: 0\r\nTransfer-Encoding : chunked', HIDDEN),
  },
  { name: 'a vertical tab in the encoding', bytes: post('Transfer-Encoding: \x0bchunked', HIDDEN) },
  { name: 'a body of GET', bytes: get(`Content-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`.slice(0, -4)) },
  { name: 'a chunk size that is no number', bytes: post('Transfer-Encoding: chunked', `zz\r\n${HIDDEN}`) },
  {
    name: 'a chunk size of 18 digits',
    bytes: post('Transfer-Encoding: chunked', `ffffffffffffffffff\r\n${HIDDEN}`),
  },
  {
    name: 'a chunk longer than its size',
    bytes: post('Transfer-Encoding: chunked', `2\r\n{}x\r\n0\r\n\r\n${HIDDEN}`),
  },
  { name: 'chunks with bare line feeds', bytes: post('Transfer-Encoding: chunked', `2\n{}\n0\n\n${HIDDEN}`) },
  {
    name: 'a chunk extension of 100 KB',
    bytes: post('Transfer-Encoding: chunked', `2;${'x'.repeat(100_000)}\r\n{}\r\n0\r\n\r\n`),
  },
  { name: 'headers with bare line feeds', bytes: (path) => `GET ${path} HTTP/1.1\nHost: x\n\n${HIDDEN}` },
];

const MALFORMED: readonly Case[] = [
  { name: 'a folded header', bytes: get('X-A: 1\r\n 2') },
  { name: 'a NUL in a header', bytes: get('X-A: a\0b') },
  { name: 'a NUL in the path', bytes: (path) => `GET ${path}\0 HTTP/1.1\r\nHost: x\r\n\r\n` },
  { name: 'a carriage return in a header', bytes: get('X-A: a\rX-B: b') },
  { name: 'a header without a colon', bytes: get('X-A') },
  { name: 'a header without a name', bytes: get(': x') },
  { name: 'no host', bytes: (path) => `GET ${path} HTTP/1.1\r\n\r\n` },
  { name: 'two hosts', bytes: get('Host: evil.example') },
  {
    name: 'absolute form',
    bytes: (path) => `GET http://evil.example${path} HTTP/1.1\r\nHost: x\r\n\r\n`,
    expected: 1,
  },
  { name: 'CONNECT', bytes: literal('CONNECT evil.example:80 HTTP/1.1\r\nHost: x\r\n\r\n') },
  { name: 'asterisk form', bytes: literal('OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n') },
  { name: 'TRACE', bytes: (path) => `TRACE ${path} HTTP/1.1\r\nHost: x\r\n\r\n` },
  { name: 'an unknown method', bytes: (path) => `BREW ${path} HTTP/1.1\r\nHost: x\r\n\r\n` },
  { name: 'a method in small letters', bytes: (path) => `get ${path} HTTP/1.1\r\nHost: x\r\n\r\n` },
  { name: 'HTTP/9.9', bytes: (path) => `GET ${path} HTTP/9.9\r\nHost: x\r\n\r\n` },
  { name: 'HTTP/0.9', bytes: (path) => `GET ${path}\r\n\r\n` },
  { name: 'the preface of HTTP/2', bytes: literal('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n') },
  { name: 'a TLS hello', bytes: literal('\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03') },
  { name: 'a method alone', bytes: literal('GET\r\n\r\n') },
  { name: 'a blank in the path', bytes: (path) => `GET ${path} x HTTP/1.1\r\nHost: x\r\n\r\n` },
  { name: 'a header of 64 KB', bytes: get(`X-A: ${'a'.repeat(65_536)}`) },
  { name: '3,000 headers', bytes: get(Array.from({ length: 3_000 }, (_, n) => `X-${n}: 1`).join('\r\n')) },
  { name: 'a path of 70 KB', bytes: (path) => get('X-A: 1')(`${path}?${'a'.repeat(70_000)}`) },
  {
    name: 'a path that leaves the root',
    bytes: literal('GET /../../etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n'),
  },
  { name: 'a path with %00', bytes: (path) => get('X-A: 1')(`${path}%00`) },
  { name: 'a path with broken escapes', bytes: (path) => get('X-A: 1')(`${path}/%zz%c0%af`) },
  { name: 'Expect: 100-continue', bytes: post('Content-Length: 2\r\nExpect: 100-continue', '{}') },
  { name: 'an unknown expectation', bytes: post('Content-Length: 2\r\nExpect: 200-maybe', '{}') },
  {
    name: 'Upgrade: h2c',
    bytes: get('Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AA'),
  },
  {
    name: 'Upgrade: websocket',
    bytes: get('Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=='),
  },
];

const SERVERS = [
  { name: 'api', path: '/api/auth/me' },
  { name: 'shell', path: '/api/auth/me' },
  { name: 'shell', path: '/login' },
  { name: 'mf-admin', path: '/' },
] as const;

/** Sends malformed and ambiguous requests over raw connections, to the API itself and through the page servers. */
export const framing: AttackPart = {
  name: 'framing',
  share: 0,
  async run({ platform, visitor }) {
    const findings: Finding[] = [];
    for (const { name, path } of SERVERS) {
      const origin = platform.address(name);
      for (const [kind, cases] of [
        ['requests that two servers could read differently', SMUGGLING],
        ['malformed requests', MALFORMED],
      ] as const) {
        const exchanges = await Promise.all(
          cases.map(async (item) => ({ item, sent: await exchange(origin, item.bytes(path)) })),
        );
        const problems = exchanges.flatMap(({ item, sent }) =>
          checkExchange(item, sent, name === 'api' || /^\w+ \/api\//.test(item.bytes(path))),
        );
        const statuses = exchanges.map(({ sent }) => sent.responses[0]?.status ?? 'closed');
        findings.push({
          attack: `${kind}, to ${name} ${path}`,
          requests: cases.length,
          outcome: describeProblems(problems, countValues(statuses)),
          holds: problems.length === 0,
        });
      }
    }
    // A connection between shell and API that holds half a request would give the next callers wrong answers.
    const answers = await Promise.all(Array.from({ length: 200 }, () => visitor().get('/api/auth/me')));
    findings.push({
      attack: 'calls of others through the same servers afterwards',
      requests: answers.length,
      outcome: countValues(answers.map(({ status, code }) => `${status} ${code ?? ''}`)),
      holds: answers.every(({ code }) => code === 'not_signed_in'),
    });
    return findings;
  },
};

function checkExchange({ name, expected = 1 }: Case, sent: RawExchange, isApi: boolean): string[] {
  const { responses, rest, isClosed } = sent;
  if (responses.length === 0 && rest === '' && isClosed) return [];
  // A server that answers before the body arrives still says that the rest is malformed, and closes.
  const additional = responses.slice(expected).filter(({ status }) => status !== 400);
  return [
    ...(additional.length > 0 ? [`${name}: more answers than requests`] : []),
    ...(responses.length === 0 ? [`${name}: no answer, and the connection stays open`] : []),
    ...(responses.some(({ body }) => body.includes('smuggled')) ? [`${name}: a request was smuggled`] : []),
    ...responses.slice(0, 1).flatMap((response) => checkResponse(name, response, isApi)),
  ];
}

function checkResponse(name: string, { status, headers, body }: RawResponse, isApi: boolean): string[] {
  const missing = SECURITY_HEADERS.filter((header) => !headers.has(header));
  const isError = status >= 400 && isApi && headers.get('content-length') !== '0';
  return [
    ...(status >= 500 ? [`${name}: ${status}`] : []),
    ...(missing.length > 0 ? [`${name}: ${status} without security headers`] : []),
    ...(isError && !/^\{"code":"\w+"/.test(body) ? [`${name}: ${status} is not in the error shape`] : []),
  ];
}
