import { defineSweep } from '../../../platform/jobs/index.ts';
import { marketMailParts } from '../../accounts/index.ts';
import { expireDue, remindDue } from './sweep.ts';

/** Ends what has run out, and reminds of what soon will. */
export const settleDueQuotes = defineSweep({
  name: 'settle-due-quotes',
  cron: '* * * * *',
  limitSeconds: 300,
  run: async (context) => {
    const parts = marketMailParts(context);
    await expireDue(context.db, parts);
    await remindDue(context.db, parts);
  },
});
