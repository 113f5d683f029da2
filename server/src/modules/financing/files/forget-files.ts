import { defineSweep } from '../../../platform/jobs/index.ts';
import { deleteForgottenFiles, forgetUnsentFiles } from './files.ts';

/** Deletes files that were uploaded and never sent. */
export const forgetFinancingFiles = defineSweep({
  name: 'forget-financing-files',
  cron: '*/10 * * * *',
  limitSeconds: 600,
  run: async ({ db, files }, stopped) => {
    await forgetUnsentFiles(db);
    await deleteForgottenFiles({ db, files }, stopped);
  },
});
