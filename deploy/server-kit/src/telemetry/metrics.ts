import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { countDroppedLines } from '../logging/index.ts';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The metrics of one process. */
export type Metrics = {
  readonly registry: Registry;
  /** The name of the process, e.g. `api`. */
  readonly service: string;
  /** Adds a gauge whose value is read at each scrape; without one while it is `undefined`. */
  readonly addGauge: (name: string, help: string, read: () => number | undefined) => void;
  /** Adds a counter, and returns the function that counts one for a set of labels. */
  readonly addCounter: (
    name: string,
    help: string,
    labelNames: readonly string[],
  ) => (labels: Readonly<Record<string, string>>) => void;
  /**
   * Measures a request until its connection has the response.
   *
   * @param getRoute returns the pattern of its route once the response ends, never the address itself
   */
  readonly observeRequest: (
    request: IncomingMessage,
    response: ServerResponse,
    getRoute: () => string,
  ) => void;
};

/** In seconds. The limits of the alerts, 0.5 and 2.5, are among them. */
const DURATION_BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const KNOWN_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

export type MetricsOptions = {
  /** The folder whose disk is measured. */
  readonly dataDir: string;
  /** The commit of the sources. */
  readonly revision: string;
};

/**
 * Creates the metrics that every process has: its revision, those of Node, the disk of its data, dropped log lines, and
 * requests.
 *
 * @param service the name of the process, e.g. `api`; the label `service` of every metric
 */
export function createMetrics(service: string, { dataDir, revision }: MetricsOptions): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  new Gauge({
    name: 'platform_build_info',
    help: 'The commit of the sources that the process runs; the value is 1.',
    labelNames: ['revision'] as const,
    registers,
  }).set({ revision }, 1);
  new Counter({
    name: 'log_lines_dropped_total',
    help: 'Log lines that could not be written.',
    registers,
    collect() {
      this.reset();
      this.inc(countDroppedLines());
    },
  });
  addDiskMetrics(registers, dataDir);
  const addGauge: Metrics['addGauge'] = (name, help, read) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.remove();
        const value = read();
        if (value !== undefined) this.set(value);
      },
    });
  const addCounter: Metrics['addCounter'] = (name, help, labelNames) => {
    const counter = new Counter({ name, help, labelNames, registers });
    return (labels) => counter.inc(labels);
  };
  return { registry, service, addGauge, addCounter, observeRequest: createRequestObserver(registers) };
}

function addDiskMetrics(registers: Registry[], dataDir: string): void {
  const add = (name: string, help: string, read: (disk: StatsFs) => number) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        // A disk that is gone has no values: the alert about it asks whether they are missing.
        this.remove();
        const disk = await statfs(dataDir).catch(() => undefined);
        if (disk) this.set(read(disk));
      },
    });
  add('data_disk_size_bytes', 'Size of the disk of DATA_DIR.', ({ bsize, blocks }) => bsize * blocks);
  add(
    'data_disk_free_bytes',
    'What processes without special rights can still write to the disk of DATA_DIR.',
    ({ bsize, bavail }) => bsize * bavail,
  );
}

function createRequestObserver(registers: Registry[]): Metrics['observeRequest'] {
  const inProgress = new Gauge({
    name: 'http_requests_in_progress',
    help: 'Requests whose response has not ended.',
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the headers of a request to the end of its response.',
    labelNames: ['method', 'route', 'status_class'] as const,
    buckets: DURATION_BUCKETS,
    registers,
  });
  return ({ method = '' }, response, getRoute) => {
    const startedAtMs = performance.now();
    inProgress.inc();
    response.once('close', () => {
      inProgress.dec();
      durations.observe(
        {
          method: KNOWN_METHODS.has(method) ? method : 'other',
          route: getRoute(),
          status_class: response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'aborted',
        },
        (performance.now() - startedAtMs) / 1_000,
      );
    });
  };
}
