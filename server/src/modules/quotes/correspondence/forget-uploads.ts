import { defineSweep } from '../../../platform/jobs/index.ts';
import { deleteForgottenFiles, forgetUnusedUploads } from './attachments.ts';

/** Deletes attachments that were uploaded and never sent. */
export const forgetUploads = defineSweep({
  name: 'forget-uploads',
  cron: '*/10 * * * *',
  limitSeconds: 600,
  run: async ({ db, files }, stopped) => {
    await forgetUnusedUploads(db);
    await deleteForgottenFiles({ db, files }, stopped);
  },
});
