import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

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
    /** Time of the latest upload, by the database's clock. */
    wantedAt: timestamp('wanted_at', { withTimezone: true, precision: 3 })
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [
    index('uploaded_file_by_company').on(table.companyId),
    index('uploaded_file_by_user').on(table.userId),
  ],
);
