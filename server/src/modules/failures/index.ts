import { Counter } from 'prom-client';
import { failureReport } from 'shared-kit/contract';
import * as z from 'zod';
import { defineModule, unidentified } from '../../platform/http/index.ts';
import { pathOnly } from '../../platform/logging/log.ts';
import { limitAttempts } from '../accounts/index.ts';

/** A tab reports ten a minute at most; many tabs may share an address. */
const reportsPerMinute = 60;

/** Logs failures in browsers: areas that did not load, pages that threw. */
export const failuresModule = defineModule({
  name: 'failures',
  routes: (route, { app, db, clock }) => {
    const failures = new Counter({
      name: 'market_browser_failures_total',
      help: 'Failures that pages told of, by code and area.',
      labelNames: ['code', 'area'],
      registers: [app.metrics.registry],
    });
    route({
      method: 'POST',
      url: '/api/failures',
      access: unidentified,
      body: failureReport,
      answer: z.object({}),
      summary:
        'Tells the market’s log that a page or an area broke in a browser. Nothing in it is about a person.',
      handler: async ({ body, request, reply }) => {
        const limit = { what: 'failures', who: request.ip, most: reportsPerMinute, windowSeconds: 60 };
        await limitAttempts(db, limit, clock(), reply);
        const { code, area, version } = body;
        failures.inc({ code, area: area ?? 'shell' });
        request.log.warn({ code, area, version, path: pathOnly(body.path) }, 'a page broke in a browser');
        return {};
      },
    });
  },
});
