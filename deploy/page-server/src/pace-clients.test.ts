import type { PacerOptions } from '@platform/server-kit/node-utils';
import {
  cleanUp,
  createSettings,
  sendRequest,
  startTestServer,
  startUpstream,
} from '../test/page-server.factory.ts';

afterEach(cleanUp);

/** Two requests of a network go ahead. The clock stands still, so each further one would wait for too long. */
const PACE: PacerOptions = { perSecond: 0.05, burst: 1, maxWaitMs: 10_000, nowMs: () => 0 };

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

it.each(['/', '/api/x'])(
  'rejects requests to %s above the pace of a network, and serves others at once',
  async (path) => {
    const upstream = await startUpstream((_request, response) => response.end('ok'));
    const origin = await startTestServer({
      settings: createSettings({ API_ORIGIN: upstream, TRUST_PROXY: '1' }),
      pages: () => ({ kind: 'document', status: 200, html: '' }),
      pace: PACE,
    });

    for (let index = 0; index < 2; index++)
      expect((await sendRequest(origin, path, from('192.0.2.1'))).status).toBe(200);
    const rejected = await sendRequest(origin, path, from('192.0.2.1'));

    expect(rejected.status).toBe(429);
    expect(rejected.headers).toMatchObject({ 'retry-after': '10', 'x-content-type-options': 'nosniff' });
    expect((await sendRequest(origin, path, from('192.0.2.2'))).status).toBe(200);
    expect((await sendRequest(origin, '/healthz', from('192.0.2.1'))).status).toBe(200);
  },
);
