import { defineSweep } from '../../platform/jobs/index.ts';
import { forgetAbandoned } from './forget-abandoned.ts';

/** Deletes registrations whose address nobody has confirmed for long. */
export const forgetRegistrations = defineSweep({
  name: 'forget-registrations',
  cron: '23 */6 * * *',
  limitSeconds: 600,
  run: async ({ db, clock }, stopped) => void (await forgetAbandoned(db, clock(), stopped)),
});
