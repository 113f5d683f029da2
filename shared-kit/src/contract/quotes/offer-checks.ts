import { bareAccount, isIban } from '../checks/iban.ts';
import type { Milestone, OfferFault, OfferInput } from './offer-input.ts';

/**
 * Whether an account can be paid to as far as its signs tell: a right IBAN, or a local number where the bank's
 * SWIFT/BIC stands beside it.
 */
export function isPayable({ iban, swift }: NonNullable<OfferInput['bankDetails']>): boolean {
  const account = bareAccount(iban);
  if (account === '' || isIban(account)) return true;
  const isLocal = !/^[A-Z]{2}\d{2}/.test(account);
  return isLocal && swift !== '' && /^[A-Z0-9]{4,34}$/.test(account);
}

/** A percentage of a sum in cents, rounded to cents once; half a cent goes up. */
export function percentOf(sum: string, percent: string): string {
  const hundredths = (text: string): bigint => {
    const [whole = '0', fraction = ''] = text.split('.');
    return BigInt(whole + fraction.padEnd(2, '0').slice(0, 2));
  };
  const cents = String((hundredths(sum) * hundredths(percent) + 5_000n) / 10_000n).padStart(3, '0');
  return `${cents.slice(0, -2)}.${cents.slice(-2)}`;
}

/** In percent, exact to the hundredth. */
export const sumOfShares = (percents: readonly string[]): number =>
  percents.reduce((sum, percent) => sum + Math.round(Number(percent) * 100), 0) / 100;

/** Milestones that lack their days, or that don't add up to the whole. */
export function milestoneFaults(milestones: readonly Milestone[]): { path: string; fault: OfferFault }[] {
  const lacking = milestones.flatMap(({ event, days }, at) =>
    event === 'days-after-invoice' && days === null
      ? [{ path: `milestones.${at}.days`, fault: 'required' as const }]
      : [],
  );
  const isWhole = milestones.length === 0 || sumOfShares(milestones.map(({ percent }) => percent)) === 100;
  return isWhole ? lacking : [...lacking, { path: 'milestones', fault: 'sum-not-hundred' }];
}

export const offerContradictions = ['ex-works-freight', 'ship-term-for-containers'] as const;
export type OfferContradiction = (typeof offerContradictions)[number];

/** They hand the goods over at the ship, where nobody is who could hand over a container. */
const shipTerms: ReadonlySet<string> = new Set(['FAS', 'FOB', 'CFR', 'CIF']);

/** Terms that don't fit one another. They keep no offer from being sent: a maker may mean them. */
export function contradictionsOf({
  incoterm,
  freight,
}: Pick<OfferInput, 'incoterm' | 'freight'>): OfferContradiction[] {
  if (!incoterm) return [];
  if (incoterm.rule === 'EXW') return Number(freight ?? 0) > 0 ? ['ex-works-freight'] : [];
  return shipTerms.has(incoterm.rule) ? ['ship-term-for-containers'] : [];
}
