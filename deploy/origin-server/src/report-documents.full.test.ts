import type { FaultsBody } from '@platform/contracts';
import { cleanUp, createSettings, sendRequest, startOrigin, startUpstream } from '../test/origin.factory.ts';
import type { OriginServerOptions } from './origin-server.ts';
import { createDocumentReporter } from './report-documents.ts';

afterEach(cleanUp);

const RELEASE = { app: 'shell', version: '1.1.0' };
const NOTHING = { views: 0, faultyViews: 0, faults: [], vitals: [] };
const NAVIGATION = { 'sec-fetch-dest': 'document' };

type Report = {
  readonly url: string | undefined;
  readonly headers: Record<string, unknown>;
  readonly body: FaultsBody;
};

/** Starts a page server whose documents are counted, and returns it with a function that waits for its next report. */
async function startCounting(options: Partial<OriginServerOptions> = {}) {
  let received = Promise.withResolvers<Report>();
  const api = await startUpstream((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as FaultsBody;
      received.resolve({ url: request.url, headers: request.headers, body });
      received = Promise.withResolvers();
      response.writeHead(204).end();
    });
  });
  const env = { API_ORIGIN: api, TRUST_PROXY: '1', FORWARDER_SECRET: 'f'.repeat(32) };
  const origin = await startOrigin({
    settings: createSettings(env),
    pages: ({ path }) => ({
      kind: 'document',
      status: 200,
      html: path,
      ...(path !== '/missing' && { countedFor: RELEASE }),
    }),
    reportIntervalMs: 20,
    ...options,
  });
  return { origin, nextReport: () => received.promise };
}

it('reports documents that browsers open in the name of their address, and no other ones', async () => {
  const { origin, nextReport } = await startCounting();
  const report = nextReport();
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const ignored: [path: string, headers: Record<string, string>, method?: string][] = [
    ['/', from('192.0.2.1')],
    ['/', { ...NAVIGATION, ...from('192.0.2.1'), 'sec-purpose': 'prefetch' }],
    ['/', { 'sec-fetch-dest': 'iframe', ...from('192.0.2.1') }],
    ['/', { ...NAVIGATION, ...from('192.0.2.1') }, 'HEAD'],
    ['/missing', { ...NAVIGATION, ...from('192.0.2.1') }],
  ];
  for (const [path, headers, method = 'GET'] of ignored) await sendRequest(origin, path, { method, headers });
  await sendRequest(origin, '/', {
    headers: { ...NAVIGATION, ...from('192.0.2.77'), 'x-audience': 'page-server' },
  });

  const { url, headers, body } = await report;
  expect(url).toBe('/api/faults');
  expect(body).toEqual({ versions: [{ ...RELEASE, ...NOTHING, documents: 1 }] });
  expect(headers).toMatchObject({ 'x-forwarded-for': '192.0.2.77', 'x-forwarder-secret': 'f'.repeat(32) });
  expect(headers).not.toHaveProperty('x-audience');
});

it('reports by itself what it cannot serve', async () => {
  const unusable = { ...RELEASE, reason: 'its code failed', hasFallback: true };
  const { nextReport } = await startCounting({ findUnusable: () => [unusable] });

  const { headers, body } = await nextReport();
  const cause = 'The server cannot use it: its code failed';
  const faults = [{ phase: 'render', cause, path: '/' }];
  expect(body).toEqual({
    versions: [{ ...RELEASE, ...NOTHING, faults, isUnusable: true, hasFallback: true }],
  });
  expect(headers).toMatchObject({ 'x-audience': 'page-server', 'x-forwarder-secret': 'f'.repeat(32) });
});

it('counts the documents of at most fifty addresses until the next report, each up to a hundred', () => {
  const sent: [body: FaultsBody, address: string | undefined][] = [];
  const reporter = createDocumentReporter(
    (_path, body, address) => Promise.resolve(sent.push([body, address])),
    () => [],
  );
  for (let document = 0; document < 120; document += 1)
    for (let host = 0; host < 60; host += 1) reporter.count(RELEASE, `10.0.0.${host}`);
  reporter.flush();
  reporter.flush();

  expect(sent).toHaveLength(50);
  expect(sent[0]?.[1]).toBe('10.0.0.0');
  expect(sent[0]?.[0].versions[0]?.documents).toBe(100);
});
