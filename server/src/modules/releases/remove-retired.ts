import { defineSweep } from '../../platform/jobs/index.ts';
import { collectRetired } from './collect-retired.ts';

/** Deletes the files of releases that nobody has got for long. */
export const removeRetiredReleases = defineSweep({
  name: 'remove-retired-releases',
  cron: '31 * * * *',
  limitSeconds: 600,
  run: async ({ db, files, clock }) => void (await collectRetired(db, files, clock())),
});
