import type { PriceAnswer } from 'shared-kit/contract/catalogue';
import type { IndicativeRate } from 'shared-kit/contract/indicative-rates';
import { VisuallyHidden } from 'shared-kit/ui';
import { shownAmount } from '../price/shown-amount.ts';
import { useText } from '../text.ts';
import { MonthlyButton } from './monthly-button.tsx';
import { fromAMonth } from './monthly-offers.ts';

type Props = { title: string; price: PriceAnswer; rates: readonly IndicativeRate[] };

/** The lowest monthly instalment of a product; a click shows how it was calculated. */
export function FromAMonth({ title, price, rates }: Props) {
  const t = useText();
  const parts = [{ total: price.display, currency: price.contract.currency }];
  const monthly = fromAMonth(rates, parts);
  if (!monthly) return null;
  return (
    <MonthlyButton parts={parts}>
      <span>{t('financing.from', { amount: shownAmount(monthly, price.approximate) })}</span>
      <VisuallyHidden>{` ${title}`}</VisuallyHidden>
    </MonthlyButton>
  );
}
