import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { UploadRefusal } from 'shared-kit/contract/uploads';

/** `held`: something speaks against it, so nobody opens it until staff `released` it. */
const fileInspections = ['waiting', 'passed', 'held', 'released'] as const;

/** Files that users uploaded into the file store, whether or not a row uses them yet. */
export const uploadedFile = pgTable(
  'uploaded_file',
  {
    /** Key in the file store. */
    key: text('key').primaryKey(),
    companyId: uuid('company_id'),
    /** The first uploader. */
    userId: uuid('user_id').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** Files from before the intake wait until a job has inspected them. */
    inspection: text('inspection', { enum: fileInspections }).notNull().default('waiting'),
    /** The code of what speaks against it. */
    finding: text('finding').$type<UploadRefusal>(),
    /** Who of the staff let it be opened. */
    releasedBy: uuid('released_by'),
    /** Time of the latest upload, by the database's clock. */
    wantedAt: timestamp('wanted_at', { withTimezone: true, precision: 3 })
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [
    index('uploaded_file_by_company').on(table.companyId),
    index('uploaded_file_by_user').on(table.userId),
    index('uploaded_file_to_inspect').on(table.key).where(sql`${table.inspection} in ('waiting', 'held')`),
  ],
);
