import type { CompanyRisk } from '../companies/company-facts.ts';
import type { DocumentState } from './lifecycle.ts';
import { refreshYears, type Validity } from './requirements.ts';

/** What a document states, typed by the company and corrected by staff. Days are ISO dates. */
export type DocumentFacts = Readonly<{
  number: string | null;
  issuedOn: string | null;
  validUntil: string | null;
  issuer: string | null;
  verificationCode: string | null;
}>;

export const factNames = ['issuedOn', 'validUntil', 'number', 'issuer', 'verificationCode'] as const;

/** What keeps a document from being accepted. */
export const documentFaults = [
  'issued-on-missing',
  'valid-until-missing',
  'too-old',
  'lapsed',
  'unconfirmed',
] as const;
export type DocumentFault = (typeof documentFaults)[number];

/** An ISO date some months later; the last day of a shorter month. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
}

type Dated = Pick<DocumentFacts, 'issuedOn' | 'validUntil'>;
type Days = Readonly<{ uploadedOn: string; today: string }>;

/** What speaks against accepting a document today. */
export function faultsOf(
  validity: Validity,
  facts: Dated,
  { uploadedOn, today }: Days,
): readonly DocumentFault[] {
  const { issuedOn, validUntil } = facts;
  const faults: DocumentFault[] = [];
  if (typeof validity === 'object') {
    if (issuedOn === null) faults.push('issued-on-missing');
    else if (monthsAfter(issuedOn, validity.recentMonths) < uploadedOn) faults.push('too-old');
  }
  if (validity === 'lapses' && validUntil === null) faults.push('valid-until-missing');
  if (validUntil !== null && validUntil < today) faults.push('lapsed');
  if (validity === 'confirmed') faults.push('unconfirmed');
  return faults;
}

/** The last day on which a document counts that was accepted on this day. */
export function countsUntil(validUntil: string | null, acceptedOn: string, risk: CompanyRisk): string {
  const refresh = monthsAfter(acceptedOn, refreshYears[risk] * 12);
  return validUntil !== null && validUntil < refresh ? validUntil : refresh;
}

type Point = Readonly<{ obligatory: boolean; state: DocumentState; isCovered: boolean }>;

/** Whether nothing more is needed: a waiver, or an accepted document, even if a newer one waits for review. */
export const isMet = ({ state, isCovered }: Omit<Point, 'obligatory'>): boolean =>
  isCovered || state === 'accepted' || state === 'waived';

/** Obligatory points that keep a company from being approved. */
export const openPoints = <Each extends Point>(points: readonly Each[]): readonly Each[] =>
  points.filter((point) => point.obligatory && !isMet(point));

const waitsForCompany = (state: DocumentState): boolean =>
  ['requested', 'rejected', 'infected', 'expired'].includes(state);

/** Obligatory points for which the company has to do something. */
export const duePoints = <Each extends Point>(points: readonly Each[]): readonly Each[] =>
  openPoints(points).filter(({ state }) => waitsForCompany(state));
