import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connectEngine } from '@platform/embedded-mongo';
import { findFreePort } from '@platform/server-kit/node-utils';
import { ROOT } from './workspaces.ts';

const START_TIMEOUT_MS = 120_000;
const SERVER = 2;
const CLIENT = 3;

/** A span as OTLP writes it in JSON. */
type SentSpan = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: readonly { key: string; value: Record<string, unknown> }[];
};
type Span = SentSpan & { readonly service: string };
type SentTraces = {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: SentSpan['attributes'] };
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
};

const cleanupSteps: (() => unknown)[] = [];
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'traces-'));
  cleanupSteps.push(() => rmSync(folder, { recursive: true, force: true }));
});
afterEach(async () => {
  for (const step of cleanupSteps.splice(0).reverse()) await step();
});

const valueOf = (attributes: SentSpan['attributes'], name: string): unknown =>
  Object.values(attributes.find(({ key }) => key === name)?.value ?? {})[0];

/** Starts a collector that keeps what it receives over OTLP/HTTP in JSON. */
async function startCollector() {
  const spans: Span[] = [];
  const bodies: string[] = [];
  const server = http.createServer((request, response) => {
    void text(request).then((body) => {
      expect([request.method, request.url]).toEqual(['POST', '/v1/traces']);
      expect(request.headers.authorization).toBe('Basic abc=');
      bodies.push(body);
      for (const { resource, scopeSpans } of (JSON.parse(body) as SentTraces).resourceSpans) {
        const service = String(valueOf(resource.attributes, 'service.name'));
        spans.push(...scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, service }))));
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanupSteps.push(() => server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, spans, bodies };
}

type Process = { readonly address: string; readonly stop: () => Promise<void> };

/** Starts a process with some settings and waits until it is ready. */
async function start(entry: string, env: Record<string, string>, ...args: string[]): Promise<Process> {
  const child = spawn(process.execPath, [...args, join(ROOT, entry)], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'error', DATA_DIR: folder, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  };
  cleanupSteps.push(stop);
  const [{ address = '' }] = (await once(child, 'message')) as [{ address?: string }];
  return { address, stop };
}

/** Starts an API process that notes each module of OpenTelemetry that it loads. */
async function startApi(env: Record<string, string>): Promise<Process & { readLoaded: () => string }> {
  const loaded = join(folder, 'loaded');
  writeFileSync(loaded, '');
  const hook = `import { registerHooks } from 'node:module';
    import { appendFileSync } from 'node:fs';
    registerHooks({ load(url, context, next) {
      if (url.includes('opentelemetry')) appendFileSync(${JSON.stringify(loaded)}, url + '\\n');
      return next(url, context);
    } });`;
  const watch = ['--import', `data:text/javascript,${encodeURIComponent(hook)}`];
  const api = await start('api/src/main.ts', env, ...watch);
  return { ...api, readLoaded: () => readFileSync(loaded, 'utf8') };
}

async function startDatabase(): Promise<string> {
  const engine = await connectEngine(join(folder, 'db'));
  cleanupSteps.push(() => engine.stop());
  return engine.uri;
}

it(
  'makes one trace of a request, from the page server over the API to the database',
  async () => {
    const collector = await startCollector();
    const API_PORT = String(await findFreePort());
    const traces = {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20abc%3D',
    };
    const api = await startApi({ ...traces, API_PORT, MONGODB_URI: await startDatabase() });
    expect(api.readLoaded()).toContain('@opentelemetry/sdk-trace');
    writeFileSync(join(folder, 'registry.json'), JSON.stringify({ revision: 1, apps: {} }));
    const API_ORIGIN = `http://127.0.0.1:${API_PORT}`;
    const pages = { ...traces, API_ORIGIN, SHELL_PORT: String(await findFreePort()) };
    const server = await start('deploy/launcher/test/page-server.ts', pages);

    const member = { username: 'ada-lovelace', email: 'ada@example.com', password: 'a long password' };
    const registered = await fetch(`${server.address}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(member),
    });
    expect(registered.status).toBe(201);
    const cookie = registered.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
    const foreignTrace = 'f'.repeat(32);
    const response = await fetch(`${server.address}/api/user/statement?limit=7`, {
      headers: {
        cookie: cookie.join('; '),
        traceparent: `00-${foreignTrace}-${'f'.repeat(16)}-01`,
        baggage: 'email=ada@example.com',
      },
    });
    expect(response.status).toBe(200);
    await response.text();
    await server.stop();
    await api.stop();

    const requestId = response.headers.get('x-request-id');
    const spans = collector.spans.filter(
      ({ attributes }) => valueOf(attributes, 'platform.request_id') === requestId,
    );
    const describe = ({ service, kind, name }: Span) => [service, kind, name];
    const childrenOf = (parent?: Span) => spans.filter((span) => span.parentSpanId === parent?.spanId);
    const [root, ...otherRoots] = spans.filter(({ parentSpanId }) => !parentSpanId);
    const [call, ...otherCalls] = childrenOf(root);
    const [served, ...otherServed] = childrenOf(call);
    const commands = childrenOf(served);
    expect([...otherRoots, ...otherCalls, ...otherServed]).toEqual([]);
    expect([root, call, served].map((span) => span && describe(span))).toEqual([
      ['shell', SERVER, 'GET api'],
      ['shell', CLIENT, 'GET api'],
      ['api', SERVER, 'GET /api/user/statement'],
    ]);
    expect(commands.map(describe)).toContainEqual(['api', CLIENT, 'find journals']);
    expect(spans).toHaveLength(3 + commands.length);
    expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1);
    expect(root?.traceId).not.toBe(foreignTrace);

    // Neither who asked, nor with which values.
    const sent = collector.bodies.join();
    for (const value of [...Object.values(member), 'limit=7', 'example.com', '127.0.0.1', ...cookie])
      expect(sent).not.toContain(value);
  },
  START_TIMEOUT_MS,
);

it(
  'loads nothing of OpenTelemetry without an endpoint',
  async () => {
    const API_PORT = String(await findFreePort());
    const api = await startApi({ API_PORT, MONGODB_URI: await startDatabase() });
    expect((await fetch(`http://127.0.0.1:${API_PORT}/api/blueprints`)).status).toBe(200);
    await api.stop();

    // The interface package is there anyway: the metrics' library loads it.
    const modules = api.readLoaded().split('\n');
    expect(modules.filter((url) => !url.includes('/@opentelemetry/api/'))).toEqual(['']);
  },
  START_TIMEOUT_MS,
);
