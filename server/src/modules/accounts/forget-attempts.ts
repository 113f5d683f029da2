import { defineSweep } from '../../platform/jobs/index.ts';
import { forgetOldAttempts } from './limit-attempts.ts';

/** Deletes the counts of attempts that no longer limit anybody. */
export const forgetAttempts = defineSweep({
  name: 'forget-attempts',
  cron: '11 * * * *',
  limitSeconds: 60,
  run: ({ db, clock }) => forgetOldAttempts(db, clock()),
});
