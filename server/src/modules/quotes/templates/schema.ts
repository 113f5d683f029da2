import { sql } from 'drizzle-orm';
import { integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { offerTemplateTerms } from 'shared-kit/contract/quotes';
import { json, shapeOf } from '../../../platform/db/json.ts';
import { company } from '../../companies/index.ts';

/** Terms that a maker's new offers begin with, or that are chosen by name in the editor. */
export const offerTemplate = pgTable(
  'offer_template',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    /** Null: the company's defaults. */
    name: text('name'),
    revision: integer('revision').notNull(),
    terms: json('terms', shapeOf(offerTemplateTerms)).notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true, precision: 3 }).notNull(),
    savedByName: text('saved_by_name').notNull(),
  },
  (table) => [
    uniqueIndex('offer_template_one_default').on(table.companyId).where(sql`${table.name} is null`),
    uniqueIndex('offer_template_by_name').on(table.companyId, sql`lower(${table.name})`),
  ],
);
