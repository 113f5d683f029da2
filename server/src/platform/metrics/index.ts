export { createMetrics, type Metrics, metricsType } from './metrics.ts';
