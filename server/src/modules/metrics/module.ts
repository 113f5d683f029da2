import * as z from 'zod';
import { AppError, defineModule, unidentified } from '../../platform/http/index.ts';
import { metricsType } from '../../platform/metrics/index.ts';
import { mayReadMetrics } from './access.ts';
import { readMarketFacts } from './market-facts.ts';
import { marketGauges } from './market-gauges.ts';

/** Metrics for monitoring, in Prometheus's text format. */
export const metricsModule = defineModule({
  name: 'metrics',
  routes: (route, { app, db, clock, env }) => {
    route({
      method: 'GET',
      url: '/metrics',
      access: unidentified,
      answer: z.string(),
      contentType: metricsType,
      cache: 'no-store',
      summary:
        'Figures of this process and market for Prometheus: for programs on this machine, or by METRICS_TOKEN',
      handler: async ({ request }) => {
        if (!mayReadMetrics(request, env.metricsToken)) throw new AppError('endpoint.not-found');
        const facts = await readMarketFacts(db).catch(() => null);
        return app.metrics.text(marketGauges(facts, clock()));
      },
    });
  },
});
