import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { createLogger } from '@platform/server-kit/logging';
import { listen } from './listen.ts';

const logger = createLogger('api', 'silent');

test.each([
  ['a malformed request', 'NONSENSE\r\n\r\n', 400, 'The request is malformed.'],
  ['a request without a host', 'GET / HTTP/1.1\r\n\r\n', 400, 'The request is malformed.'],
  [
    'an unknown expectation',
    'GET / HTTP/1.1\r\nhost: a\r\nexpect: wonders\r\n\r\n',
    417,
    'The expectation is not supported.',
  ],
])('to %s responds with the error shape and the security headers', async (_name, input, status, message) => {
  const server = await listen(
    () => undefined,
    { host: '127.0.0.1', port: 0, production: true, drainSeconds: 0 },
    logger,
  );
  const socket = connect(server.port, '127.0.0.1');
  socket.write(input);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  await server.stop();

  expect(head).toContain(`HTTP/1.1 ${status} `);
  const headers = new Headers(
    head
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(': ', 2) as [string, string]),
  );
  expect(JSON.parse(body)).toEqual({
    code: 'invalid_request',
    message,
    requestId: headers.get('x-request-id'),
  });
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  });
});
