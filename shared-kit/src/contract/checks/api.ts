import * as z from 'zod/mini';
import { verificationStates } from '../companies/company-kinds.ts';
import { namesOf } from '../tables/index.ts';

/** What the market checks of every company by itself, in the order in which staff read it. */
export const checkNames = [
  'tax-number',
  'tax-office',
  'mersis-number',
  'same-tax-number',
  'same-name',
  'same-domain',
  'same-account',
  'same-address',
  'address',
  'mail-confirmed',
  'mail-domain',
  'iban',
  'lei',
  'documents',
  'signatories',
  'owners',
  'vies',
  'gleif',
] as const;
export type CheckName = (typeof checkNames)[number];

export const checkOutcomes = ['passed', 'attention', 'failed', 'not-possible'] as const;
export type CheckOutcome = (typeof checkOutcomes)[number];

/** What a check found, with what it means. */
export const checkFindings = {
  // Of a number.
  'digits-agree': 'passed',
  'no-digits': 'not-possible',
  missing: 'failed',
  format: 'failed',
  'check-digit': 'failed',
  'other-company': 'failed',
  'not-stated': 'not-possible',
  // Of what others could have too.
  'nobody-else': 'passed',
  'others-number': 'failed',
  others: 'attention',
  // Of the address and the mail.
  complete: 'passed',
  'no-address': 'failed',
  'no-postal-code': 'attention',
  confirmed: 'passed',
  unconfirmed: 'attention',
  'same-domain': 'passed',
  'other-domain': 'attention',
  'free-mail': 'attention',
  'no-website': 'not-possible',
  // Of the bank account.
  'no-iban-there': 'not-possible',
  // Of the documents and people.
  'papers-complete': 'passed',
  'papers-open': 'attention',
  'papers-lapsed': 'failed',
  'papers-too-old': 'failed',
  'signatories-confirmed': 'passed',
  'signatories-open': 'attention',
  'signatories-not-needed': 'not-possible',
  'owners-declared': 'passed',
  'owners-open': 'attention',
  'owners-exposed': 'attention',
  // Of public registers.
  'not-in-register': 'not-possible',
  'not-asked': 'not-possible',
  unavailable: 'not-possible',
  'unknown-there': 'failed',
  'same-there': 'passed',
  'nameless-there': 'passed',
  'other-name-there': 'attention',
} as const satisfies Readonly<Record<string, CheckOutcome>>;
export type CheckFinding = keyof typeof checkFindings;
const findings = namesOf(checkFindings);

export const namesake = z.object({
  id: z.string(),
  legalName: z.string(),
  verification: z.enum(verificationStates),
});
export type Namesake = z.infer<typeof namesake>;

export const companyCheck = z.object({
  check: z.enum(checkNames),
  outcome: z.enum(checkOutcomes),
  finding: z.enum(findings),
  /** The values that were compared, as they stand. */
  compared: z.array(z.string()),
  /** Other companies that have the same. */
  companies: z.array(namesake),
});
export type CompanyCheck = z.infer<typeof companyCheck>;
