import type { CompanyKind, Currency, VerificationState } from 'shared-kit/contract';
import type { ProductInput } from '../../modules/catalogue/index.ts';

/** English and Turkish, in this order. */
export type Names = readonly [en: string, tr: string];

/** How a company sells unless a product says otherwise. */
export type Selling = Readonly<{
  currency: Currency;
  incoterm: ProductInput['incoterm'];
  /** What a country pays against its region's price: 0.97 is three percent less. */
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
  /** Days before the seeding on which the papers were handed in; absent while they are still a draft. */
  submittedDaysAgo?: number;
}>;
export type SellingCompany = DemoCompany & Readonly<{ selling: Selling }>;
