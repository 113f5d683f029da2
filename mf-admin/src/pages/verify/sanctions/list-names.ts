import type { Locale } from 'shared-kit/contract/languages';
import type { SanctionsScreening } from 'shared-kit/contract/sanctions';
import { formatDay } from 'shared-kit/shell';
import type { useText } from '../../../text.ts';

type Say = ReturnType<typeof useText>;

/** The lists of a screening, each with its day. */
export const listNames = ({ lists }: SanctionsScreening, t: Say, locale: Locale): string =>
  lists
    .map(({ source, date }) => `${t(`verify.sanctions.source.${source}`)}, ${formatDay(date, locale)}`)
    .join(' · ');
