import * as z from 'zod';
import { AppError, defineModule, unidentified } from '../../platform/http/index.ts';
import { latestRates } from '../rates/index.ts';

const status = z.object({ status: z.literal('ok') });
const readiness = z.object({ status: z.literal('ok'), ratesDate: z.string() });

/** For whoever watches the process: `health` says that it lives, `ready` that it can serve. */
export const healthModule = defineModule({
  name: 'health',
  routes: (route, { db }) => {
    route({
      method: 'GET',
      url: '/api/health',
      access: unidentified,
      answer: status,
      summary: 'The process lives',
      handler: () => ({ status: 'ok' as const }),
    });
    route({
      method: 'GET',
      url: '/api/ready',
      access: unidentified,
      answer: readiness,
      summary: 'The database answers; tells the date of the exchange rates in use',
      handler: async () => {
        const { date } = await latestRates(db).catch((cause) => {
          throw new AppError('server.not-ready', { cause });
        });
        return { status: 'ok' as const, ratesDate: date };
      },
    });
  },
});
