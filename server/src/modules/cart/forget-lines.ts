import { forgetOldKeys } from '../../platform/idempotency/index.ts';
import { defineSweep } from '../../platform/jobs/index.ts';
import { forgetRemovedLines } from './repository.ts';

const hour = 3_600_000;

/** Deletes lines that can't be brought back any more, and keys of writes that nobody sends again. */
export const forgetLines = defineSweep({
  name: 'forget-lines-and-keys',
  cron: '41 * * * *',
  limitSeconds: 300,
  run: async ({ db, clock }) => {
    const now = clock();
    await forgetRemovedLines(db, new Date(now.getTime() - hour));
    await forgetOldKeys(db, now);
  },
});
