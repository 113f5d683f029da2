import { countsUntil, monthsAfter, type Requirement, requirementsOf } from 'shared-kit/contract/documents';
import type { CompanyKey } from '../demo/companies.ts';
import type { DemoCompany } from '../demo/demo-company.ts';

type Situation = Readonly<{
  /** How most of its documents stand. */
  others: 'accepted' | 'in_review';
  /** How one of them differs. */
  special?: Readonly<{
    code: Requirement['code'];
    is: 'missing' | 'too-old' | 'lapsed' | 'rejected' | 'in_review';
    reason?: string;
  }>;
}>;

/** The documents of companies under verification. Approved ones have all accepted; drafts have none. */
const situations: Readonly<Partial<Record<CompanyKey, Situation>>> = {
  yesildere: { others: 'in_review' },
  gokirmak: { others: 'in_review', special: { code: 'signatory-list', is: 'missing' } },
  zarafruz: { others: 'in_review', special: { code: 'trade-register', is: 'too-old' } },
  terazi: { others: 'in_review', special: { code: 'insurance', is: 'lapsed' } },
  halden: { others: 'accepted', special: { code: 'conformity', is: 'in_review' } },
  camlibel: {
    others: 'accepted',
    special: {
      code: 'signatory-list',
      is: 'rejected',
      reason: 'İkinci sayfa kesik: noterin kaşesi ve tarihi görünmüyor. İki sayfayı da tam tarayın.',
    },
  },
  brokwell: {
    others: 'in_review',
    special: {
      code: 'trade-register',
      is: 'rejected',
      reason: 'The free zone has no company of this name.',
    },
  },
  lumiere: { others: 'accepted' },
  erguvan: { others: 'accepted' },
};

const dayMs = 86_400_000;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

export type DemoDocument = Readonly<{
  requirement: Requirement['code'];
  state: 'accepted' | 'in_review' | 'rejected';
  issuedOn: string;
  validUntil: string | null;
  countsUntil: string | null;
  reason: string | null;
  createdAt: Date;
  decidedAt: Date | null;
}>;

/** A demo company's documents, uploaded on the day of its application. */
export function demoDocumentsOf(key: CompanyKey, company: DemoCompany, now: Date): readonly DemoDocument[] {
  const { kind, country, verification, submittedDaysAgo } = company;
  if (submittedDaysAgo === undefined) return [];
  const situation = situations[key] ?? { others: verification === 'approved' ? 'accepted' : 'in_review' };
  const submitted = now.getTime() - submittedDaysAgo * dayMs;
  return requirementsOf(kind, country).flatMap((requirement) =>
    documentOf(requirement, situation, { submitted, now: now.getTime() }),
  );
}

type Times = Readonly<{ submitted: number; now: number }>;

function documentOf(
  { code, validity }: Requirement,
  { others, special }: Situation,
  { submitted, now }: Times,
): readonly DemoDocument[] {
  const is = special?.code === code ? special.is : null;
  if (is === 'missing') return [];
  const state = is === null ? others : is === 'rejected' ? 'rejected' : 'in_review';
  const validUntil = validity === 'lapses' ? dayOf(now + (is === 'lapsed' ? -20 : 39) * dayMs) : null;
  // Where staff decided on the application, they decided on its documents some hours later.
  const decidedAt = state === 'in_review' ? null : new Date(submitted + dayMs / 4);
  return [
    {
      requirement: code,
      state,
      validUntil,
      decidedAt,
      createdAt: new Date(submitted),
      issuedOn: is === 'too-old' ? monthsAfter(dayOf(submitted), -26) : dayOf(submitted - 30 * dayMs),
      countsUntil:
        state === 'accepted' && decidedAt
          ? countsUntil(validUntil, dayOf(decidedAt.getTime()), 'normal')
          : null,
      reason: state === 'rejected' ? (special?.reason ?? null) : null,
    },
  ];
}
