import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  numeric,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { ownershipGrounds } from 'shared-kit/contract/owners';
import { company } from '../companies/schema.ts';

const quoted = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '));
const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** The beneficial owners that a company declared, past ones included. Logs and decisions refer to them by id. */
export const beneficialOwner = pgTable(
  'beneficial_owner',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    ground: text('ground', { enum: ownershipGrounds }).notNull(),
    share: numeric('share', { precision: 5, scale: 2 }),
    words: text('words'),
    declaredBy: uuid('declared_by').notNull(),
    declaredAt: time('declared_at').notNull(),
    endedAt: time('ended_at'),
  },
  (table) => [
    index('beneficial_owner_by_company').on(table.companyId, table.declaredAt, table.id),
    check('beneficial_owner_ground_known', sql`${table.ground} in (${quoted(ownershipGrounds)})`),
    check('beneficial_owner_share_stated', sql`(${table.ground} = 'shares') = (${table.share} is not null)`),
  ],
);
export type BeneficialOwner = typeof beneficialOwner.$inferSelect;

/** Who they are. A row can be erased while everything that refers to the owner stays. */
export const beneficialOwnerPerson = pgTable(
  'beneficial_owner_person',
  {
    ownerId: uuid('owner_id')
      .primaryKey()
      .references(() => beneficialOwner.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    birthMonth: smallint('birth_month').notNull(),
    birthYear: smallint('birth_year').notNull(),
    /** ISO 3166-1 alpha-2, as is `residence`. */
    nationality: text('nationality').notNull(),
    residence: text('residence').notNull(),
    isExposed: boolean('is_exposed').notNull(),
  },
  (table) => [check('beneficial_owner_person_month', sql`${table.birthMonth} between 1 and 12`)],
);
