import { referenceOf, refusalAmong } from 'shared-kit/shell';
import type { useText } from '../../text.ts';

const worded = [
  'quote.draft-moved',
  'quote.state-moved',
  'quote.deadline-passed',
  'quote.terms-missing',
  'quote.price-unconfirmed',
  'quote.company-not-approved',
  'quote.discount-above-limit',
  'network',
] as const;

/** Why an offer was not sent, and what to do. */
export function offerRefusal(error: unknown, t: ReturnType<typeof useText>): string {
  const code = refusalAmong(error, worded);
  if (code) return t(`offer.refusal.${code}`);
  return t('offer.refusal.other', { reference: referenceOf(error) });
}
