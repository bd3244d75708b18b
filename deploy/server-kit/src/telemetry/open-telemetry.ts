import { AsyncLocalStorage } from 'node:async_hooks';
import {
  defaultTextMapGetter,
  defaultTextMapSetter,
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { createLineSampler, type Logger } from '../logging/index.ts';
import type { Tracing, TracingOptions } from './tracing.ts';

const KNOWN_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);
const STOP_TIMEOUT_MS = 2_000;

/** Creates the traces of a process. Loaded only if they are on. */
export function createTracing(options: TracingOptions & { readonly otlpEndpoint: string }): Tracing {
  logProblems(options.log);
  const provider = createProvider(options);
  const tracer = provider.getTracer('../telemetry/index.ts');
  const propagator = new W3CTraceContextPropagator();
  const current = new AsyncLocalStorage<Span>();
  const contextOf = (span: Span | undefined) => (span ? trace.setSpan(ROOT_CONTEXT, span) : ROOT_CONTEXT);

  return {
    traceRequest(request, response, traceparent, getFacts, handle) {
      const method = toKnownMethod(request.method);
      const parent = propagator.extract(
        ROOT_CONTEXT,
        traceparent ? { traceparent } : {},
        defaultTextMapGetter,
      );
      const attributes = { 'http.request.method': method };
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
      response.once('close', () => {
        const { route, requestId } = getFacts();
        span.updateName(`${method} ${route}`);
        span.setAttributes({ 'http.route': route, ...describeRequest(requestId) });
        endWithStatus(span, response.writableFinished ? response.statusCode : undefined);
      });
      return current.run(span, handle);
    },

    startCall(method, requestId) {
      const known = toKnownMethod(method);
      const attributes = { 'http.request.method': known, ...describeRequest(requestId) };
      const span = tracer.startSpan(
        `${known} api`,
        { kind: SpanKind.CLIENT, attributes },
        contextOf(current.getStore()),
      );
      const headers: Record<string, string> = {};
      propagator.inject(contextOf(span), headers, defaultTextMapSetter);
      return {
        headers,
        end(status) {
          if (span.isRecording()) endWithStatus(span, status);
        },
      };
    },

    startCommand(name, collection, requestId) {
      const parent = current.getStore();
      if (!parent) return undefined;
      const attributes = {
        'db.system.name': 'mongodb',
        'db.operation.name': name,
        ...(collection !== undefined && { 'db.collection.name': collection }),
        ...describeRequest(requestId),
      };
      const title = collection === undefined ? name : `${name} ${collection}`;
      const span = tracer.startSpan(title, { kind: SpanKind.CLIENT, attributes }, contextOf(parent));
      return (hasFailed) => {
        if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      };
    },

    async stop() {
      // A collector that is away must not hold up a stop. The SDK says itself what could not be sent.
      const stopped = provider.shutdown().catch(() => undefined);
      const timeout = new Promise((resolve) => setTimeout(resolve, STOP_TIMEOUT_MS).unref());
      await Promise.race([stopped, timeout]);
    },
  };
}

function createProvider({ service, otlpEndpoint, otlpHeaders, traceRatio }: TracingOptions): TracerProvider {
  const url = `${String(otlpEndpoint).replace(/\/+$/, '')}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, headers: { ...otlpHeaders } });
  return new TracerProvider({
    // No detectors: they would add the host's name, the user and the command line.
    resource: resourceFromAttributes({ 'service.name': service, 'service.namespace': 'ai-skill' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(traceRatio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 2_000 })],
  });
}

/** Logs what the SDK reports, such as a collector that does not respond. */
function logProblems(log: Logger): void {
  const sampler = createLineSampler((kind, omitted) =>
    log.warn({ kind, omitted }, 'further problems with traces left out of the log'),
  );
  const report = (message: string): void => {
    if (sampler.take('traces')) log.warn({ problem: message.slice(0, 300) }, 'traces could not be sent');
  };
  const ignore = (): void => undefined;
  const logger = { error: report, warn: report, info: ignore, debug: ignore, verbose: ignore };
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
}

function endWithStatus(span: Span, status: number | undefined): void {
  if (status !== undefined) span.setAttribute('http.response.status_code', status);
  if (status === undefined || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** Clients choose methods, and a span must not have what they choose. */
function toKnownMethod(method = ''): string {
  return KNOWN_METHODS.has(method) ? method : '_OTHER';
}

function describeRequest(requestId: string | undefined) {
  return requestId === undefined ? {} : { 'platform.request_id': requestId };
}
