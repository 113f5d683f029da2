import type { Seen } from 'shared-kit/contract/binding';
import type { LockedQuote } from './locked-quote.ts';

/** What both sides of a quote decide on: its newest version, or the request before the first. */
export const atStakeOf = ({ version }: Pick<LockedQuote, 'version'>): Seen =>
  version
    ? { version: version.id, sum: { amount: version.total, currency: version.currency } }
    : { version: 'request', sum: null };
