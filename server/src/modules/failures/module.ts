import { Counter } from 'prom-client';
import { failures } from 'shared-kit/contract/failures';
import { defineModule, unidentified } from '../../platform/http/index.ts';
import { limitAttempts } from '../accounts/index.ts';
import { assertKnownFailure, keepFailure } from '../releases/index.ts';

/** A tab reports ten a minute at most; many tabs may share an address. */
const reportsPerMinute = 60;

/** Takes failures in browsers: areas that did not load, pages, clicks and promises that threw. */
export const failuresModule = defineModule({
  name: 'failures',
  routes: (route, { app, db, clock }) => {
    const counted = new Counter({
      name: 'market_browser_failures_total',
      help: 'Failures that pages told of, by code and area.',
      labelNames: ['code', 'area'],
      registers: [app.metrics.registry],
    });
    route(failures.report, failures.reportSpec, {
      access: unidentified,
      handler: async ({ body, request, reply }) => {
        const limit = { what: 'failures', who: request.ip, most: reportsPerMinute, windowSeconds: 60 };
        await limitAttempts(db, limit, clock(), reply);
        await assertKnownFailure(db, body);
        const hash = await keepFailure(db, body, clock());
        const { code, area, version, page, frames, components } = body;
        counted.inc({ code, area: area ?? 'shell' });
        const told = { code, area, version, page, hash, frames, components };
        request.log.warn(told, 'a page broke in a browser');
        return {};
      },
    });
  },
});
