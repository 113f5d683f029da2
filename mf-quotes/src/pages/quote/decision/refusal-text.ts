import { ApiError } from 'shared-kit/shell';
import type { useText } from '../../../text.ts';

const worded = new Set([
  'quote.not-found',
  'quote.company-not-approved',
  'quote.no-lines',
  'quote.line-unavailable',
  'quote.state-moved',
  'quote.version-replaced',
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
]);

/** Why something was not done, in words; what support needs where there are none. */
export function refusalText(error: unknown, t: ReturnType<typeof useText>): string {
  if (!(error instanceof ApiError)) return t('refusal.other', { reference: 'internal' });
  // messages: refusal.*
  if (worded.has(error.code)) return t(`refusal.${error.code as 'network'}`);
  return t('refusal.other', { reference: error.requestId ?? error.code });
}
