import type { FaultsBody } from '@platform/contracts';
import { createMetrics } from '@platform/server-kit/telemetry';
import {
  cleanUp,
  createSettings,
  sendRequest,
  startTestServer,
  startUpstream,
} from '../test/page-server.factory.ts';
import type { PageServerOptions } from './page-server.ts';

afterEach(cleanUp);

const SECRET = 'f'.repeat(32);

/** Starts a page server, and returns it with a function that waits for its next report. */
async function startReporting(options: Partial<PageServerOptions>) {
  const received = Promise.withResolvers<{ headers: Record<string, unknown>; body: FaultsBody }>();
  const api = await startUpstream((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as FaultsBody;
      received.resolve({ headers: request.headers, body });
      response.writeHead(204).end();
    });
  });
  const env = { API_ORIGIN: api, TRUST_PROXY: '1', FORWARDER_SECRET: SECRET };
  const origin = await startTestServer({ settings: createSettings(env), reportIntervalMs: 20, ...options });
  return { origin, nextReport: () => received.promise };
}

it('reports by itself what it cannot serve', async () => {
  const unusable = { app: 'shell', version: '1.1.0', reason: 'its code failed', hasFallback: true };
  const { nextReport } = await startReporting({ findUnusable: () => [unusable] });

  const { headers, body } = await nextReport();
  expect(body).toEqual({ unusable: [{ ...unusable, reason: 'The server cannot use it: its code failed' }] });
  expect(headers).toMatchObject({ 'x-audience': 'page-server', 'x-forwarder-secret': SECRET });
});

it('counts documents that browsers open by version, and no other ones', async () => {
  const metrics = createMetrics('shell', { dataDir: '/', revision: 'tests' });
  const { origin } = await startReporting({
    metrics,
    pages: ({ path }) => ({
      kind: 'document',
      status: 200,
      html: path,
      ...(path !== '/missing' && { countedFor: '1.1.0' }),
    }),
  });
  const navigation = { 'sec-fetch-dest': 'document' };
  await sendRequest(origin, '/');
  await sendRequest(origin, '/', { headers: { ...navigation, 'sec-purpose': 'prefetch' } });
  await sendRequest(origin, '/', { headers: { 'sec-fetch-dest': 'iframe' } });
  await sendRequest(origin, '/', { method: 'HEAD', headers: navigation });
  await sendRequest(origin, '/missing', { headers: navigation });
  for (let count = 0; count < 2; count += 1) await sendRequest(origin, '/', { headers: navigation });

  expect(await metrics.registry.getSingleMetricAsString('page_documents_total')).toContain(
    'page_documents_total{version="1.1.0",service="shell"} 2',
  );
});
