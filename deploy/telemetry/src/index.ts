export { createMetrics, type Metrics } from './metrics.ts';
export { startMetricsServer } from './metrics-server.ts';
