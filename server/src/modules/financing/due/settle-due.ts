import { defineSweep } from '../../../platform/jobs/index.ts';
import { marketMailParts } from '../../accounts/index.ts';
import { expireDue } from './expire.ts';

/** Ends what nobody can offer or accept any more. */
export const settleDueFinancing = defineSweep({
  name: 'settle-due-financing',
  cron: '* * * * *',
  limitSeconds: 300,
  run: async (context) => {
    await expireDue(context.db, marketMailParts(context));
  },
});
