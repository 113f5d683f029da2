import * as z from 'zod';
import { databaseTrouble } from '../../platform/db/database-trouble.ts';
import { AppError, defineModule, unidentified } from '../../platform/http/index.ts';
import { withinLimit } from '../../platform/within-limit.ts';
import { latestRates } from '../rates/index.ts';

/** Monitors ask repeatedly; a hanging database must not keep them waiting. */
const patienceMs = 5000;
const tooLate = () => new AppError('server.not-ready', { detail: 'The database does not answer.' });

const status = z.object({ status: z.literal('ok') });
const readiness = z.object({
  status: z.literal('ok'),
  ratesDate: z.string(),
  /** Until they are `made`, browsers render the public pages, which takes phones seconds longer. */
  pages: z.enum(['made', 'being-made', 'when-asked']),
});

/** For monitoring: `health` says that the process runs, `ready` that it can serve. */
export const healthModule = defineModule({
  name: 'health',
  routes: (route, { background: db, app }) => {
    route({
      method: 'GET',
      url: '/api/health',
      access: unidentified,
      forWatchers: true,
      answer: status,
      summary: 'The process lives',
      handler: () => ({ status: 'ok' as const }),
    });
    route({
      method: 'GET',
      url: '/api/ready',
      access: unidentified,
      forWatchers: true,
      answer: readiness,
      summary:
        'The database answers; tells the date of the exchange rates in use, and whether pages come as HTML',
      handler: async () => {
        const { date } = await withinLimit(latestRates(db), patienceMs, tooLate).catch((cause) => {
          const isKnown = databaseTrouble(cause) || cause instanceof AppError;
          throw isKnown ? cause : new AppError('server.not-ready', { cause });
        });
        return {
          status: 'ok' as const,
          ratesDate: date,
          pages: app.readiness.pages?.state() ?? ('when-asked' as const),
        };
      },
    });
  },
});
