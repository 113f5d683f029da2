import { type Deviation, deviationWords } from 'shared-kit/contract/financing';
import type { Currency } from 'shared-kit/contract/money';
import { useLocale } from 'shared-kit/shell';
import { Note } from 'shared-kit/ui';
import { useText } from './use-text.ts';

type DeviationsProps = {
  /** Whose offer it is, where several are shown. */
  of?: string;
  deviations: readonly Deviation[];
  currency: Currency;
};

/** Names to both sides what of an offer differs from the request; nothing where all agrees. */
export function Deviations({ of, deviations, currency }: DeviationsProps) {
  const t = useText();
  const locale = useLocale();
  if (deviations.length === 0) return null;
  return (
    <Note tone="warning">
      <p>{of === undefined ? t('deviations') : t('deviations.of', { bank: of })}</p>
      {deviations.map((it) => (
        <p key={`${it.of} ${it.stated}`}>{deviationWords(it, currency, locale)}</p>
      ))}
    </Note>
  );
}
