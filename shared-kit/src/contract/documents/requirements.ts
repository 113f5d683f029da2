import type { CompanyRisk } from '../companies/company-facts.ts';
import type { CompanyKind } from '../companies/company-kinds.ts';

export const requirementCodes = [
  'trade-register',
  'tax-certificate',
  'signatory-list',
  'activity-certificate',
  'conformity',
  'bank-licence',
  'insurance',
  'trade-licence',
  'framework-agreement',
] as const;
export type RequirementCode = (typeof requirementCodes)[number];

/**
 * How current a document must be: at most so many months old when it is uploaded, valid until a stated day, or without
 * a rule of its own. What is `confirmed` isn't accepted by staff alone: both sides confirm its date and fingerprint.
 */
export type Validity = Readonly<{ recentMonths: number }> | 'lapses' | 'stays' | 'confirmed';

export type Requirement = Readonly<{
  code: RequirementCode;
  obligatory: boolean;
  validity: Validity;
  /** Members of the company who may open the file. Staff always may. */
  openedBy: 'owners' | 'members';
  /** Years for which it is kept after the company closed or its last contract ended. */
  keptYears: number;
}>;

/** An accepted document is asked for again after so many years, even if it states a later day. */
export const refreshYears = { normal: 3, high: 1 } as const satisfies Readonly<Record<CompanyRisk, number>>;

const personal = { openedBy: 'owners', keptYears: 10 } as const;
const common = { openedBy: 'members', keptYears: 10 } as const;

type Rule = Requirement &
  Readonly<{
    kinds: 'all' | readonly CompanyKind[];
    /** ISO 3166-1 alpha-2; absent for every country. */
    countries?: readonly string[];
  }>;

/** What companies show of themselves, by kind and country. An operator may change it. Last checked on 2026-11-23. */
const rules: readonly Rule[] = [
  // In Switzerland it names the signatories too.
  { code: 'trade-register', kinds: 'all', obligatory: true, validity: { recentMonths: 6 }, ...personal },
  { code: 'tax-certificate', kinds: 'all', obligatory: true, validity: { recentMonths: 12 }, ...common },
  // The notary's list of who signs for a company (imza sirküleri).
  {
    code: 'signatory-list',
    kinds: 'all',
    countries: ['TR'],
    obligatory: true,
    validity: 'stays',
    ...personal,
  },
  {
    code: 'activity-certificate',
    kinds: 'all',
    countries: ['TR'],
    obligatory: false,
    validity: { recentMonths: 6 },
    ...common,
  },
  {
    code: 'conformity',
    kinds: ['machinery-manufacturer'],
    obligatory: true,
    validity: 'stays',
    ...common,
  },
  { code: 'bank-licence', kinds: ['bank'], obligatory: true, validity: 'stays', ...common },
  { code: 'insurance', kinds: ['provider'], obligatory: true, validity: 'lapses', ...common },
  { code: 'trade-licence', kinds: ['provider'], obligatory: true, validity: 'stays', ...common },
  // Signed in the market; a copy that was signed elsewhere can be handed in and confirmed instead.
  {
    code: 'framework-agreement',
    kinds: ['provider', 'textile-manufacturer', 'machinery-manufacturer'],
    obligatory: true,
    validity: 'confirmed',
    ...personal,
  },
];

/** The checklist of a company of this kind in this country. */
export const requirementsOf = (kind: CompanyKind, country: string): readonly Requirement[] =>
  rules
    .filter(
      ({ kinds, countries }) =>
        (kinds === 'all' || kinds.includes(kind)) && (countries?.includes(country) ?? true),
    )
    .map(({ kinds: _kinds, countries: _countries, ...requirement }) => requirement);
