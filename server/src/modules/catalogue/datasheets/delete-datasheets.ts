import { defineSweep } from '../../../platform/jobs/index.ts';
import { deleteUnnamedDatasheets } from './keep-datasheet.ts';

/** Deletes the files of datasheets that were taken away. */
export const deleteDatasheets = defineSweep({
  name: 'delete-datasheets',
  cron: '*/10 * * * *',
  limitSeconds: 600,
  run: async (context, stopped) => void (await deleteUnnamedDatasheets(context, stopped)),
});
