import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '../logging/index.ts';

export type TracingOptions = {
  /** The name of the process, e.g. `api`. */
  readonly service: string;
  /** The value of OTEL_EXPORTER_OTLP_ENDPOINT; undefined for no traces. */
  readonly otlpEndpoint: string | undefined;
  /** The value of OTEL_EXPORTER_OTLP_HEADERS. */
  readonly otlpHeaders?: Readonly<Record<string, string>> | undefined;
  /** The value of OTEL_TRACES_SAMPLER_ARG: the part of the traces that is kept, from 0 to 1. */
  readonly traceRatio: number;
  readonly log: Logger;
};

/** What is known of a request once its response ends. Ids and patterns only: a span never has an address or a value. */
export type RequestFacts = { readonly route: string; readonly requestId: string | undefined };

/** A call to another process. */
export type TracedCall = {
  /** The headers that make the other process continue with this trace. */
  readonly headers: Readonly<Record<string, string>>;
  /** Ends the call's span; the first time counts. @param status undefined if there was no whole response */
  readonly end: (status?: number) => void;
};

/** The traces of one process. Everything that a request awaits belongs to its trace. */
export type Tracing = {
  /**
   * Handles a request in a span of its own.
   *
   * @param traceparent the W3C header of a caller that is trusted; without it a trace begins
   */
  readonly traceRequest: <T>(
    request: IncomingMessage,
    response: ServerResponse,
    traceparent: string | undefined,
    getFacts: () => RequestFacts,
    handle: () => T,
  ) => T;
  /** Starts a call within the current request. */
  readonly startCall: (method: string, requestId: string) => TracedCall;
  /** Starts a database command within the current request. Returns what ends it; undefined outside a request. */
  readonly startCommand: (
    name: string,
    collection: string | undefined,
    requestId: string | undefined,
  ) => ((hasFailed: boolean) => void) | undefined;
  /** Sends what is left, for two seconds at most. */
  readonly stop: () => Promise<void>;
};

/** Starts the traces of a process. Without an endpoint no package of OpenTelemetry is loaded. */
export async function startTracing(options: TracingOptions): Promise<Tracing | undefined> {
  const { otlpEndpoint, log } = options;
  if (otlpEndpoint === undefined) return undefined;
  const { createTracing } = await import('./open-telemetry.ts');
  const tracing = createTracing({ ...options, otlpEndpoint });
  log.info({ ratio: options.traceRatio }, 'traces are sent');
  return tracing;
}
