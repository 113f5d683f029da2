import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  addressKinds,
  companyKinds,
  companyRisks,
  legalForms,
  verificationStates,
} from 'shared-kit/contract/companies';
import { currencies } from 'shared-kit/contract/money';
import { suspensionReasons } from 'shared-kit/contract/verification';
import * as z from 'zod';
import { json } from '../../platform/db/json.ts';

const quoted = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '));

export const company = pgTable(
  'company',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: companyKinds }).notNull(),
    legalName: text('legal_name').notNull(),
    /** The trading name, shown on products. */
    brandName: text('brand_name').notNull(),
    /** ISO 3166-1 alpha-2. */
    country: text('country').notNull(),
    city: text('city').notNull(),
    legalForm: text('legal_form', { enum: legalForms }).notNull().default('company'),
    /** As `readTaxFacts` writes it. Drafts may lack it. */
    taxNumber: text('tax_number'),
    /** The number without prefix and separators: what its register reads as one number has one key in its country. */
    taxKey: text('tax_key').generatedAlwaysAs(sql`tax_number_key(country, tax_number)`),
    /** Türkiye: the tax office of the number (vergi dairesi). */
    taxOffice: text('tax_office'),
    /** Türkiye: the number in the central trade register, 16 digits. */
    mersisNumber: text('mersis_number'),
    /** Its address on the web, with `https://`. */
    website: text('website'),
    /** Its legal entity identifier, as `bareLei` writes it. */
    lei: text('lei'),
    risk: text('risk', { enum: companyRisks }).notNull().default('normal'),
    verification: text('verification', { enum: verificationStates }).notNull().default('draft'),
    submittedAt: timestamp('submitted_at', { withTimezone: true, precision: 3 }),
    /** Since when a verified company lacks an obligatory document; null if it lacks none. */
    reVerificationDue: timestamp('re_verification_due', { withTimezone: true, precision: 3 }),
    /** Since when it may conclude nothing, until staff have cleared it; null if nothing holds it. Told to staff alone. */
    heldSince: timestamp('held_since', { withTimezone: true }),
    /** Since when it is suspended for sanctions, which freezes everything; null unless it is. Told to staff alone. */
    frozenSince: timestamp('frozen_since', { withTimezone: true }),
    /** The most that a plain member may accept; null means no limit. */
    approvalLimitAmount: numeric('approval_limit_amount', { precision: 14, scale: 2 }),
    approvalLimitCurrency: text('approval_limit_currency', { enum: currencies }),
    /** The most off the list prices that a plain member may offer, in percent; null means no limit. */
    discountLimit: numeric('discount_limit', { precision: 5, scale: 2 }),
    /** In milliseconds like JavaScript's dates, because cursors compare it for equality. */
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('company_by_age').on(table.createdAt, table.id),
    // Not unique: drafts and companies that were turned down may have one that is another's.
    index('company_by_tax_key').on(table.country, table.taxKey),
    index('company_by_verification').on(table.verification, table.createdAt, table.id),
    // The staff's queue: all companies, those that wait, and those that lack a document.
    index('company_by_waiting').on(sql`coalesce(${table.submittedAt}, ${table.createdAt})`, table.id),
    index('company_waiting')
      .on(sql`coalesce(${table.submittedAt}, ${table.createdAt})`, table.id)
      .where(sql`${table.verification} in ('submitted', 'in_review')`),
    index('company_incomplete')
      .on(table.reVerificationDue, table.id)
      .where(sql`${table.reVerificationDue} is not null`),
    check('company_risk_known', sql`${table.risk} in (${quoted(companyRisks)})`),
    check('company_kind_known', sql`${table.kind} in (${quoted(companyKinds)})`),
    check('company_legal_form_known', sql`${table.legalForm} in (${quoted(legalForms)})`),
    check('company_verification_known', sql`${table.verification} in (${quoted(verificationStates)})`),
    check('company_country_iso', sql`${table.country} ~ '^[A-Z]{2}$'`),
    check(
      'company_approval_limit_whole',
      sql`(${table.approvalLimitAmount} is null) = (${table.approvalLimitCurrency} is null)`,
    ),
    check('company_discount_limit_percent', sql`${table.discountLimit} between 0 and 100`),
    check('company_approval_limit_not_negative', sql`${table.approvalLimitAmount} >= 0`),
    check('company_approval_currency_known', sql`${table.approvalLimitCurrency} in (${quoted(currencies)})`),
  ],
);

export const companyAddress = pgTable(
  'company_address',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: addressKinds }).notNull(),
    /** The company's name for it, such as "Warehouse 2"; null if its kind is enough. */
    label: text('label'),
    line1: text('line1').notNull(),
    line2: text('line2'),
    /** Some countries have none. */
    postalCode: text('postal_code'),
    city: text('city').notNull(),
    /** District, state or province. */
    region: text('region'),
    /** ISO 3166-1 alpha-2. */
    country: text('country').notNull(),
    /** The default delivery address; at most one per company. */
    isDefaultDelivery: boolean('is_default_delivery').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('company_address_by_company').on(table.companyId, table.createdAt, table.id),
    uniqueIndex('company_address_one_registered')
      .on(table.companyId)
      .where(sql`${table.kind} = 'registered'`),
    uniqueIndex('company_address_one_default_delivery')
      .on(table.companyId)
      .where(sql`${table.isDefaultDelivery}`),
    check('company_address_kind_known', sql`${table.kind} in (${quoted(addressKinds)})`),
    check('company_address_country_iso', sql`${table.country} ~ '^[A-Z]{2}$'`),
  ],
);

export type CompanyAddress = typeof companyAddress.$inferSelect;

/** What a decision rests on. Later code reads it only to show it. */
export type DecisionSnapshot = Readonly<Record<string, unknown>>;

/** Every decision on a company's verification: who, when, from which state to which, and why. Append-only. */
export const verificationDecision = pgTable(
  'verification_decision',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'restrict' }),
    from: text('from_state', { enum: verificationStates }).notNull(),
    to: text('to_state', { enum: verificationStates }).notNull(),
    /** A staff member's user id, or the operator's name. */
    actor: text('actor').notNull(),
    reason: text('reason'),
    /** The suspension that it began or ended. */
    suspension: text('suspension', { enum: suspensionReasons }),
    /** Who of the staff proposed it, where it takes two: a user's id. */
    proposedBy: text('proposed_by'),
    /** One alone took what takes two, since the operator allows that. */
    isAlone: boolean('is_alone').notNull().default(false),
    /** What the staff decided on: data, documents and checks as they were. Null for the operator's commands and jobs. */
    snapshot: json<DecisionSnapshot>('snapshot', z.record(z.string(), z.unknown())),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('verification_decision_by_company').on(table.companyId, table.id),
    check(
      'verification_decision_suspension_known',
      sql`${table.suspension} in (${quoted(suspensionReasons)})`,
    ),
  ],
);

/** The suspensions that a company is under now. It is suspended as long as there is one. */
export const companySuspension = pgTable(
  'company_suspension',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    reason: text('reason', { enum: suspensionReasons }).notNull(),
    /** The staff's words on it. */
    words: text('words').notNull(),
    /** A staff member's user id, or the operator's name. */
    actor: text('actor').notNull(),
    since: timestamp('since', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.reason] }),
    check('company_suspension_reason_known', sql`${table.reason} in (${quoted(suspensionReasons)})`),
  ],
);
