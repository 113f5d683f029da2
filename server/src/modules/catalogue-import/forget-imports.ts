import { and, eq, inArray, isNotNull, lt, notInArray, or, sql } from 'drizzle-orm';
import { importUndoHours } from 'shared-kit/contract/catalogue-import';
import { defineSweep } from '../../platform/jobs/index.ts';
import { deleteUnusedUploads, uploadedFile } from '../../platform/uploads/index.ts';
import { importFolder } from './open-import.ts';
import { fail } from './running/run-import.ts';
import { catalogueImport, catalogueImportRow } from './schema.ts';

const hours = (now: Date, count: number) => new Date(now.getTime() - count * 3_600_000);
const openDays = 14;

/**
 * Keeps reports, and forgets what only previews and undoing need. An import whose job died for good is told as failed,
 * so that its maker can check the file again.
 */
export const forgetImports = defineSweep({
  name: 'forget-imports',
  cron: '17 * * * *',
  limitSeconds: 300,
  run: async ({ db, files, clock }, stopped) => {
    const now = clock();
    const { state, appliedAt, createdAt, id } = catalogueImport;
    const waiting = sql`exists (select from graphile_worker.jobs where key = 'run-import:' || ${id} and attempts < max_attempts)`;
    const dead = await db
      .select()
      .from(catalogueImport)
      .where(
        and(
          inArray(state, ['checking', 'applying', 'undoing']),
          lt(createdAt, hours(now, 1)),
          sql`not ${waiting}`,
        ),
      );
    for (const row of dead) await fail(db, row, { code: 'took-too-long', params: {} });
    await db
      .update(catalogueImport)
      .set({ state: 'cancelled' })
      .where(and(inArray(state, ['mapping', 'checked', 'failed']), lt(createdAt, hours(now, openDays * 24))));
    const isOver = or(
      inArray(state, ['undone', 'cancelled']),
      and(eq(state, 'applied'), isNotNull(appliedAt), lt(appliedAt, hours(now, importUndoHours + 1))),
    );
    const over = db.select({ id }).from(catalogueImport).where(isOver);
    await db.delete(catalogueImportRow).where(inArray(catalogueImportRow.importId, over));
    const isNamed = sql`exists (select from ${catalogueImport} where ${catalogueImport.fileKey} = ${uploadedFile.key}
      and ${notInArray(state, ['applied', 'undone', 'cancelled'])})`;
    await deleteUnusedUploads({ db, files }, { folder: importFolder, isNamed }, stopped);
  },
});
