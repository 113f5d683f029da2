import { referenceOf, refusalAmong } from 'shared-kit/shell';
import type { useText } from '../../../text.ts';

const worded = [
  'binding.moved',
  'company.not-allowed',
  'quote.not-found',
  'quote.company-not-approved',
  'quote.seller-unavailable',
  'quote.no-lines',
  'quote.line-unavailable',
  'quote.embargoed',
  'quote.state-moved',
  'quote.version-replaced',
  'quote.price-unconfirmed',
  'quote.total-differs',
  'quote.offer-expired',
  'quote.deadline-passed',
  'quote.counter-open',
  'quote.above-limit',
  'quote.terms-missing',
  'quote.draft-moved',
  'quote.award-impossible',
  'quote.shares-full',
  'network',
  'request.too-many',
] as const;

/** The message for a refusal; with the support reference if there is no message for it. */
export function refusalText(error: unknown, t: ReturnType<typeof useText>): string {
  const code = refusalAmong(error, worded);
  return code ? t(`refusal.${code}`) : t('refusal.other', { reference: referenceOf(error) });
}
