import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { AppError, defineModule, unidentified } from '../../platform/http/index.ts';

const status = z.object({ status: z.literal('ok') });

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
      answer: status,
      summary: 'The database answers',
      handler: async () => {
        await db.execute(sql`select 1`).catch((cause) => {
          throw new AppError('server.not-ready', { cause });
        });
        return { status: 'ok' as const };
      },
    });
  },
});
