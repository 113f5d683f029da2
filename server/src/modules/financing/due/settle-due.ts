import { defineSweep } from '../../../platform/jobs/index.ts';
import { marketMailParts } from '../../accounts/index.ts';
import { endWithQuotes } from './end-with-quote.ts';
import { expireDue } from './expire.ts';

/** Ends what nobody can offer or accept any more. */
export const settleDueFinancing = defineSweep({
  name: 'settle-due-financing',
  cron: '* * * * *',
  limitSeconds: 300,
  run: async (context) => {
    const parts = marketMailParts(context);
    await endWithQuotes(context.db, parts);
    await expireDue(context.db, parts);
  },
});
