export { createMetrics, metricsType } from './metrics.ts';
