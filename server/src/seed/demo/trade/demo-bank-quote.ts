import type {
  BankOfferTerms,
  BankQuoteState,
  DeclineReason,
  FinancingRequestState,
} from 'shared-kit/contract/financing';
import type { CompanyKey } from '../companies.ts';

export type DemoBank = Extract<CompanyKey, 'poyraz' | 'limmathof' | 'turna'>;
export type DemoOffer = Readonly<{
  kind: 'indicative' | 'binding';
  ratePercent: string;
  feePercent: string;
  daysAgo: number;
  /** It waits for the bank's second person. */
  isProposed?: true;
  /** Whatever differs from a plain loan at a fixed rate. */
  terms?: Partial<BankOfferTerms>;
}>;
/** A binding letter of credit, at sight or paid so many days after shipment. */
type DemoLetter = Readonly<{ deferredDays: number | null; daysAgo: number }>;
export type DemoBankQuote = Readonly<{
  bank: DemoBank;
  state: BankQuoteState;
  reason?: string;
  declineCode?: DeclineReason;
  /** Days ago; absent while nobody at the bank has read it. */
  opened?: number;
  questions?: readonly string[];
  /** Days ago, and why: the bank asks to withdraw its binding offer. */
  withdrawal?: Readonly<{ daysAgo: number; reason: string }>;
  offers?: readonly DemoOffer[];
  letter?: DemoLetter;
}>;
export type DemoFinancing = Readonly<{
  number: string;
  /** The quoted RFQ that is to be financed; buyer, amount and currency follow from its newest version. */
  rfq: string;
  state: FinancingRequestState;
  /** The part of the quote that is financed; the rest are own funds. */
  share: string;
  termMonths: number;
  words: string;
  daysAgo: number;
  banks: readonly DemoBankQuote[];
  /** Days ago: when the contract was signed, and which shares of the amount were paid out when. */
  /** Days ago: when the letter of credit was issued, its documents presented, and paid. */
  letter?: Readonly<{ issued: number; presented?: number; paid?: number }>;
  contract?: Readonly<{
    signed: number;
    /** With ink, if nothing is said. */
    form?: 'market';
    payments: readonly (readonly [share: string, daysAgo: number])[];
  }>;
}>;
