import { and, asc, count, eq, isNull, ne, sql } from 'drizzle-orm';
import {
  type OfferTemplate,
  type OfferTemplateInput,
  type OfferTemplateTerms,
  offerTemplateLimits,
  templateFaultsOf,
} from 'shared-kit/contract/quotes';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { lockCompany } from '../../companies/index.ts';
import { recordTemplate } from './record-template.ts';
import { offerTemplate } from './schema.ts';

/** The defaults first, then by name. */
export async function listTemplates(tx: Tx, companyId: string): Promise<OfferTemplate[]> {
  const rows = await tx
    .select()
    .from(offerTemplate)
    .where(eq(offerTemplate.companyId, companyId))
    .orderBy(sql`${offerTemplate.name} is not null`, asc(sql`lower(${offerTemplate.name})`));
  return rows.map(({ id, revision, name, terms, savedAt, savedByName }) => ({
    id,
    revision,
    name,
    terms,
    savedAt: savedAt.toISOString(),
    savedBy: savedByName,
  }));
}

/** The terms that a maker's new offers begin with; null if it hasn't said any. */
export async function findDefaults(tx: Tx, companyId: string): Promise<OfferTemplateTerms | null> {
  const [row] = await tx
    .select({ terms: offerTemplate.terms })
    .from(offerTemplate)
    .where(and(eq(offerTemplate.companyId, companyId), isNull(offerTemplate.name)));
  return row?.terms ?? null;
}

type Saving = Readonly<{ companyId: string; id: string; userId: string; savedByName: string; now: Date }>;

/** Writes a template; refuses to overwrite a colleague's newer one, and a second one of the same name. */
export async function saveTemplate(
  tx: Tx,
  { companyId, id, userId, savedByName, now }: Saving,
  { revision, name, terms }: OfferTemplateInput,
): Promise<{ revision: number }> {
  const faults = templateFaultsOf(terms);
  if (faults.length > 0)
    throw new AppError('request.body-invalid', {
      errors: faults.map(({ path, fault }) => ({ name: `terms.${path}`, reason: fault })),
    });
  // Of two people who save the company's first defaults, one finds the other's.
  await lockCompany(tx, companyId);
  const [before] = await tx.select().from(offerTemplate).where(eq(offerTemplate.id, id));
  if (before && before.companyId !== companyId) throw new AppError('offer-template.not-found');
  const isOtherKind = before !== undefined && (before.name === null) !== (name === null);
  if (revision !== (before?.revision ?? 0) || isOtherKind) throw new AppError('offer-template.moved');
  await assertRoom(tx, { companyId, id, name, isNew: !before });
  const values = { name, terms, revision: revision + 1, savedAt: now, savedByName };
  await tx
    .insert(offerTemplate)
    .values({ id, companyId, ...values })
    .onConflictDoUpdate({ target: offerTemplate.id, set: values });
  await recordTemplate(tx, {
    companyId,
    by: userId,
    at: now,
    before: before ?? null,
    after: { name, terms },
  });
  return { revision: values.revision };
}

type Room = Readonly<{ companyId: string; id: string; name: string | null; isNew: boolean }>;

async function assertRoom(tx: Tx, { companyId, id, name, isNew }: Room): Promise<void> {
  const isNamesake =
    name === null ? isNull(offerTemplate.name) : sql`lower(${offerTemplate.name}) = lower(${name})`;
  const ofCompany = eq(offerTemplate.companyId, companyId);
  const [namesake] = await tx
    .select({ id: offerTemplate.id })
    .from(offerTemplate)
    .where(and(ofCompany, isNamesake, ne(offerTemplate.id, id)));
  // Another default means that a colleague was faster.
  if (namesake) throw new AppError(name === null ? 'offer-template.moved' : 'offer-template.name-taken');
  if (!isNew) return;
  const [row] = await tx.select({ total: count() }).from(offerTemplate).where(ofCompany);
  if ((row?.total ?? 0) >= offerTemplateLimits.templates) throw new AppError('offer-template.too-many');
}

/** Templates of other companies look missing. */
export async function removeTemplate(
  tx: Tx,
  { companyId, id, userId, now }: Omit<Saving, 'savedByName'>,
): Promise<void> {
  const [before] = await tx
    .delete(offerTemplate)
    .where(and(eq(offerTemplate.id, id), eq(offerTemplate.companyId, companyId)))
    .returning();
  if (!before) throw new AppError('offer-template.not-found');
  await recordTemplate(tx, { companyId, by: userId, at: now, before, after: null });
}
