import { defineSweep } from '../../platform/jobs/index.ts';
import { forgetMessages } from './repository.ts';

const hour = 3_600_000;
const keptDays = 365;

/** Deletes what visitors wrote more than a year ago. */
export const forgetOldMessages = defineSweep({
  name: 'forget-old-messages',
  cron: '7 * * * *',
  limitSeconds: 60,
  run: ({ db, clock }) => forgetMessages(db, new Date(clock().getTime() - keptDays * 24 * hour)),
});
