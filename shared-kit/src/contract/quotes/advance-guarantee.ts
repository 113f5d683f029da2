import * as z from 'zod/mini';
import { dayRange } from '../dates/day-fault.ts';
import { percentOf } from './offer-checks.ts';
import type { Milestone, OfferFault, OfferInput } from './offer-input.ts';
import type { MilestoneEvent } from './quote-terms.ts';

/** As it was sent: the issuer pays the advance back if the maker doesn't deliver. */
export const sentGuarantee = z.object({ issuer: z.string(), amount: z.string(), until: z.string() });
export type SentGuarantee = z.infer<typeof sentGuarantee>;

/** Due before the goods leave, so that the buyer pays them in advance. */
const advances: ReadonlySet<MilestoneEvent> = new Set(['order', 'drawing-approval', 'before-shipment']);

const centsOf = (sum: string): bigint => {
  const [whole = '0', fraction = ''] = sum.split('.');
  return BigInt(whole + fraction.padEnd(2, '0'));
};

const untilFault = (until: string, today: string): OfferFault | false => {
  const { first, last } = dayRange('guarantee.until', today);
  return (until < first && 'not-ahead') || (until > last && 'too-far');
};

/**
 * What the buyer pays in advance, in cents: the milestones before the goods leave, or the whole offer where it has no
 * milestones. Each is rounded, and the last one absorbs the rest, as in the offer's documents.
 */
export function advanceInCents(
  total: string,
  milestones: readonly Pick<Milestone, 'event' | 'percent'>[],
): bigint {
  if (milestones.length === 0) return centsOf(total);
  let rest = centsOf(total);
  let advance = 0n;
  for (const [at, { event, percent }] of milestones.entries()) {
    const part = at === milestones.length - 1 ? rest : centsOf(percentOf(total, percent));
    rest -= part;
    if (advances.has(event)) advance += part;
  }
  return advance;
}

type Stated = Pick<OfferInput, 'advanceGuarantee' | 'milestones'>;
type Against = Readonly<{
  /** Of the offer; null while a line has no price. */
  total: string | null;
  /** The day in UTC. */
  today: string;
}>;

/** A guarantee that lacks something, ends too early, or is worth nothing or more than the advance. */
export function guaranteeFaults(
  { advanceGuarantee, milestones }: Stated,
  { total, today }: Against,
): { path: string; fault: OfferFault }[] {
  if (!advanceGuarantee) return [];
  const { issuer, amount, until } = advanceGuarantee;
  const isAbove = amount !== null && total !== null && centsOf(amount) > advanceInCents(total, milestones);
  const faults: Readonly<Record<'issuer' | 'amount' | 'until', OfferFault | false>> = {
    issuer: issuer === '' && 'required',
    amount:
      (amount === null && 'required') ||
      (centsOf(amount ?? '0') === 0n && 'not-positive') ||
      (isAbove && 'above-advance'),
    until: until === null ? 'required' : untilFault(until, today),
  };
  return Object.entries(faults).flatMap(([name, fault]) =>
    fault ? [{ path: `advanceGuarantee.${name}`, fault }] : [],
  );
}
