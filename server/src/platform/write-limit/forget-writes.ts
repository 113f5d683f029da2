import { defineSweep } from '../jobs/index.ts';
import { forgetOldWrites } from './index.ts';

/** Deletes the counts of minutes long past. */
export const forgetWrites = defineSweep({
  name: 'forget-writes',
  cron: '53 * * * *',
  limitSeconds: 60,
  run: ({ db }) => forgetOldWrites(db),
});
