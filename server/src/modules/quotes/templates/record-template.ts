import type { AuditChange } from 'shared-kit/contract/audit';
import type { OfferTemplateTerms } from 'shared-kit/contract/quotes';
import type { Tx } from '../../../platform/db/index.ts';
import { changesBetween, record } from '../../audit/index.ts';

type Stated = Readonly<{ name: string | null; terms: OfferTemplateTerms }>;
type Changed = Readonly<{
  companyId: string;
  by: string;
  at: Date;
  /** Null for a new template. */
  before: Stated | null;
  /** Null for a removed one. */
  after: Stated | null;
}>;

/** Records a change of the terms that a maker's offers begin with; saving the same again is none. */
export async function recordTemplate(tx: Tx, { companyId, by, at, before, after }: Changed): Promise<void> {
  const changes = changesOf(before, after);
  if (before && after && changes.length === 0) return;
  await record(tx, {
    companyId,
    by,
    at,
    changes,
    action: after ? 'offer-template.saved' : 'offer-template.removed',
    subject: (after ?? before)?.name ?? null,
  });
}

const fields = {
  name: 'template-name',
  incoterm: 'incoterm',
  milestones: 'milestones',
  validity: 'validity',
  guaranteeIssuer: 'guarantee-issuer',
  paymentNote: 'payment-note',
  note: 'offer-note',
} as const;
const nothing: Readonly<Record<keyof typeof fields, null>> = {
  name: null,
  incoterm: null,
  milestones: null,
  validity: null,
  guaranteeIssuer: null,
  paymentNote: null,
  note: null,
};

/** Of words for the buyer the log keeps only that they changed: they are long, and stand in the offers themselves. */
const onlyTheFact: ReadonlySet<string> = new Set([fields.paymentNote, fields.note]);

const changesOf = (before: Stated | null, after: Stated | null): AuditChange[] =>
  changesBetween(fields, before ? wordsOf(before) : nothing, after ? wordsOf(after) : nothing).map(
    (change) => (onlyTheFact.has(change.field) ? { ...change, from: null, to: null } : change),
  );

const wordsOf = ({ name, terms }: Stated): Readonly<Record<keyof typeof fields, string | null>> => ({
  name,
  incoterm: terms.incoterm && `${terms.incoterm.rule} ${terms.incoterm.place}`,
  milestones:
    terms.milestones
      .map(({ event, percent, days }) => [`${percent}%`, event, days ?? ''].join(' ').trim())
      .join(', ') || null,
  validity: terms.validityDays === null ? null : String(terms.validityDays),
  guaranteeIssuer: terms.guaranteeIssuer || null,
  paymentNote: said(terms.paymentNote),
  note: said(terms.note),
});

const said = (words: OfferTemplateTerms['note']): string | null =>
  Object.values(words).some(Boolean) ? JSON.stringify(words) : null;
