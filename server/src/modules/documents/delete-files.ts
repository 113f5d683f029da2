import { sql } from 'drizzle-orm';
import { defineSweep } from '../../platform/jobs/index.ts';
import { deleteUnusedUploads, uploadedFile } from '../../platform/uploads/index.ts';
import { companyDocument } from './schema.ts';
import { folder } from './upload-document.ts';

/** Deletes the bytes that no document names any more. */
export const deleteDocumentFiles = defineSweep({
  name: 'delete-document-files',
  cron: '*/10 * * * *',
  limitSeconds: 600,
  run: async (context, stopped) => {
    const named = sql`select 1 from ${companyDocument} where ${companyDocument.fileKey} = ${uploadedFile.key}`;
    await deleteUnusedUploads(context, { folder, isNamed: sql`exists (${named})` }, stopped);
  },
});
