import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Files that users uploaded and the file store keeps, whether or not anything names them yet. */
export const uploadedFile = pgTable(
  'uploaded_file',
  {
    /** In the file store. */
    key: text('key').primaryKey(),
    companyId: uuid('company_id'),
    /** The first uploader. Null for files from before this was written down. */
    userId: uuid('user_id'),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** When it was uploaded last, by the database's clock. */
    wantedAt: timestamp('wanted_at', { withTimezone: true, precision: 3 })
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [
    index('uploaded_file_by_company').on(table.companyId),
    index('uploaded_file_by_user').on(table.userId),
  ],
);
