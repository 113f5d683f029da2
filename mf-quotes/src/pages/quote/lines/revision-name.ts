import type { useText } from '../../../text.ts';

/** 0 is the request itself. */
export const nameOf = (number: number, t: ReturnType<typeof useText>) =>
  number === 0 ? t('quote.revision.request') : t('quote.revision.number', { number });
