import {
  cleanUp,
  createSettings,
  sendRequest,
  startTestServer,
  startUpstream,
} from '../test/page-server.factory.ts';

afterEach(cleanUp);

it('replaces the headers that a client must not set, and drops hop-by-hop headers', async () => {
  const upstream = await startUpstream((request, response) => response.end(JSON.stringify(request.headers)));
  const origin = await startTestServer({
    settings: createSettings({ API_ORIGIN: upstream, FORWARDER_SECRET: 'ours' }),
  });
  const { text } = await sendRequest(origin, '/api/x', {
    headers: {
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'evil.example',
      forwarded: 'for=6.6.6.6',
      'x-real-ip': '6.6.6.6',
      'x-audience': 'console',
      'x-forwarder-secret': 'guess',
      'x-request-id': 'mine',
      connection: 'close, x-private',
      'x-private': 'hop',
      te: 'trailers',
    },
  });
  const headers = JSON.parse(text) as Record<string, string>;
  expect(headers).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': new URL(origin).host,
    'x-forwarder-secret': 'ours',
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  for (const name of ['forwarded', 'x-real-ip', 'x-audience', 'x-private', 'te'])
    expect(headers[name]).toBeUndefined();
});
