import type { SanctionsScreening } from 'shared-kit/contract/sanctions';
import { formatDay, useLocale } from 'shared-kit/shell';
import { useText } from '../../../text.ts';

/** The lists of a screening, each with its day. */
export function ListNames({ of: { lists } }: { of: SanctionsScreening }) {
  const t = useText();
  const locale = useLocale();
  return lists
    .map(({ source, date }) => `${t(`verify.sanctions.source.${source}`)}, ${formatDay(date, locale)}`)
    .join(' · ');
}
