import { type CartAnswer, formatMoney } from 'shared-kit/contract';
import { useQuery } from 'shared-kit/query';
import { useMachineCategories } from '../../catalogue/use-machine-categories.ts';
import { indicativeRatesQuery } from '../../financing/indicative-rates-query.ts';
import { MonthlyButton } from '../../financing/monthly-button.tsx';
import { fromAMonth } from '../../financing/monthly-offers.ts';
import { useText } from '../../text.ts';
import { financedParts } from './financed-parts.ts';

/** Lowest monthly instalment for the cart's machines; nothing if one of their currencies has no bank. */
export function CartMonthly({ cart }: { cart: CartAnswer }) {
  const t = useText();
  const isMachine = useMachineCategories();
  const { data } = useQuery(indicativeRatesQuery());
  const parts = isMachine ? financedParts(cart, isMachine) : [];
  const monthly = data ? fromAMonth(data.rates, parts) : null;
  if (!monthly) return null;
  const about = parts.some(({ total, currency }) => total.currency !== currency) ? '≈ ' : '';
  return (
    <MonthlyButton parts={parts}>
      {t('financing.from-machines', { amount: about + formatMoney(monthly) })}
    </MonthlyButton>
  );
}
