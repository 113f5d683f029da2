import type { CompanyKind, VerificationState } from 'shared-kit/contract/companies';
import type { Currency } from 'shared-kit/contract/money';
import type { ProductInput } from '../../modules/catalogue/index.ts';

/** How a company sells unless a product says otherwise. */
export type Selling = Readonly<{
  currency: Currency;
  incoterm: ProductInput['incoterm'];
  /** A country's price factor relative to its region: 0.97 is three percent less. */
  markets: Readonly<Record<string, string>>;
}>;

export type DemoCompany = Readonly<{
  legalName: string;
  /** The name it trades under. */
  brandName: string;
  kind: CompanyKind;
  /** ISO 3166-1 alpha-2. */
  country: string;
  city: string;
  verification: VerificationState;
  /** Days before seeding when the application was submitted; absent for drafts. */
  submittedDaysAgo?: number;
}>;
export type SellingCompany = DemoCompany & Readonly<{ selling: Selling }>;

/** An application submitted this many days ago and approved. */
export const approved = (daysAgo: number) =>
  ({ verification: 'approved', submittedDaysAgo: daysAgo }) as const;

/** Sellers of one kind by their short names. */
export const sellersOfKind = <const Key extends string>(
  kind: CompanyKind,
  all: Readonly<Record<Key, Omit<SellingCompany, 'kind'>>>,
): Readonly<Record<Key, SellingCompany>> => {
  const withKind = Object.entries<Omit<SellingCompany, 'kind'>>(all).map(([key, it]) => [
    key,
    { kind, ...it },
  ]);
  return Object.fromEntries(withKind);
};
