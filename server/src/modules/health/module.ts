import { health } from 'shared-kit/contract/health';
import { databaseTrouble } from '../../platform/db/database-trouble.ts';
import { AppError, defineModule, unidentified } from '../../platform/http/index.ts';
import { withinLimit } from '../../platform/within-limit.ts';
import { latestRates } from '../rates/index.ts';

/** Monitors ask repeatedly; a hanging database must not keep them waiting. */
const patienceMs = 5000;
const tooLate = () => new AppError('server.not-ready', { detail: 'The database does not answer.' });

/** For monitoring: `health` says that the process runs, `ready` that it can serve. */
export const healthModule = defineModule({
  name: 'health',
  routes: (route, { background: db, app }) => {
    route(health.lives, health.livesSpec, {
      access: unidentified,
      forWatchers: true,
      handler: () => ({ status: 'ok' as const }),
    });
    route(health.ready, health.readySpec, {
      access: unidentified,
      forWatchers: true,
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
