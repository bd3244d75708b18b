export { createMetrics, type Metrics } from './metrics.ts';
export { startMetricsServer } from './metrics-server.ts';
export { startTracing, type Tracing, type TracedCall } from './tracing.ts';
