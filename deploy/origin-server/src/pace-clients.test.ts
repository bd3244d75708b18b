import {
  cleanUp,
  createSettings,
  sendRequest,
  startOrigin,
  startUpstream,
  type TestResponse,
} from '../test/origin.factory.ts';

afterEach(cleanUp);

/** More than go ahead at once and may wait. */
const FLOOD = 450;

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

it.each(['/', '/api/x'])(
  'rejects requests to %s above the pace of a network, and serves others at once',
  async (path) => {
    // Ends those that wait for their turn.
    const waiting = new AbortController();
    const upstream = await startUpstream((_request, response) => response.end('ok'));
    const origin = await startOrigin({
      settings: createSettings({ API_ORIGIN: upstream, TRUST_PROXY: '1' }),
      pages: () => ({ kind: 'document', status: 200, html: '' }),
    });

    const { signal } = waiting;
    const rejected = await new Promise<TestResponse>((resolve) => {
      const send = (): void => {
        sendRequest(origin, path, { ...from('192.0.2.1'), signal }).then(report, () => undefined);
      };
      const report = (response: TestResponse): void => {
        if (response.status === 429) {
          waiting.abort();
          resolve(response);
          return;
        }
        // A slow machine sends the first ones so slowly that all go ahead.
        send();
        send();
      };
      for (let index = 0; index < FLOOD; index++) send();
    });
    expect(rejected.headers).toMatchObject({ 'retry-after': '10', 'x-content-type-options': 'nosniff' });
    expect((await sendRequest(origin, path, from('192.0.2.2'))).status).toBe(200);
    expect((await sendRequest(origin, '/healthz', from('192.0.2.1'))).status).toBe(200);
  },
);
