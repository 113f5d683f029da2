import { passwordLength } from 'shared-kit/contract/account';
import { addressLineNames, needsPostalCode } from 'shared-kit/contract/companies';
import { readTaxFacts, type TaxFault } from 'shared-kit/tax-number';
import { looksLikeEmail } from '../mailed-links/mailed-links.ts';
import type { Draft } from './registration-draft.ts';

export const steps = ['kind', 'company', 'address', 'person', 'terms'] as const;
export type Step = (typeof steps)[number];

export type FieldName = Exclude<keyof Draft, 'legalForm' | 'sentTo'> | 'password' | 'terms';
export type FaultKind = TaxFault | 'length';
export type Fault = Readonly<{
  field: FieldName;
  kind: FaultKind;
  /** The server's own message, shown instead of the usual one for `kind`. */
  words?: string;
}>;

/** Everything that is checked before sending. */
export type Entries = Readonly<{
  draft: Draft;
  password: string;
  accepted: boolean;
  /** The company is for the account that is signed in. */
  isOwn: boolean;
}>;

/** Without a company, the steps about companies are left out; with an account, the one about the person. */
export function stepsOf({ draft: { kind }, isOwn }: Pick<Entries, 'draft' | 'isOwn'>): readonly Step[] {
  if (isOwn) return steps.filter((step) => step !== 'person');
  return kind === 'none' ? ['kind', 'person', 'terms'] : steps;
}

const short = (field: Exclude<FieldName, 'kind' | 'terms' | 'password'>, { draft }: Entries): Fault[] =>
  draft[field].trim().length < 2 ? [{ field, kind: 'missing' }] : [];

const checks: Readonly<Record<Step, (entries: Entries) => Fault[]>> = {
  kind: ({ draft: { kind }, isOwn }) =>
    kind && !(isOwn && kind === 'none') ? [] : [{ field: 'kind', kind: 'missing' }],
  company: (entries) => [
    ...short('legalName', entries),
    ...short('brandName', entries),
    ...(entries.draft.country ? taxFaults(entries) : ([{ field: 'country', kind: 'missing' }] as const)),
  ],
  address: (entries) => [
    ...short('line1', entries),
    ...(needsPostalCode(entries.draft.country) ? short('postalCode', entries) : []),
    ...short('city', entries),
  ],
  person: (entries) => [
    ...short('name', entries),
    ...(looksLikeEmail(entries.draft.email.trim()) ? [] : ([{ field: 'email', kind: 'format' }] as const)),
    ...(fits(entries.password) ? [] : ([{ field: 'password', kind: 'length' }] as const)),
  ],
  terms: ({ accepted }) => (accepted ? [] : [{ field: 'terms', kind: 'missing' }]),
};

const taxFaults = ({ draft }: Entries): Fault[] =>
  readTaxFacts(draft, draft).faults.map(({ name, fault }) => ({ field: name, kind: fault }));

const fits = (password: string) =>
  password.length >= passwordLength.min && password.length <= passwordLength.max;

/** The errors left in a step. */
export const faultsOf = (step: Step, entries: Entries): readonly Fault[] => checks[step](entries);

/** The step to show for the one in the address: never past the first incomplete step. */
export function reachedStep(wanted: string | null, entries: Entries): Step {
  const way = stepsOf(entries);
  const undone = way.find((step) => faultsOf(step, entries).length > 0) ?? 'terms';
  const named = way.find((step) => step === wanted) ?? 'kind';
  return way.indexOf(named) < way.indexOf(undone) ? named : undone;
}

/** The step that asks for a field. */
export const stepAsking = (field: FieldName): Step => {
  if (field === 'kind' || field === 'terms') return field;
  if (field === 'name' || field === 'email' || field === 'password') return 'person';
  return addressLineNames.some((name) => name === field) ? 'address' : 'company';
};
