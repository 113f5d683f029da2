import { formatMoney, type ProductCard } from 'shared-kit/contract';
import { useQuery } from 'shared-kit/query';
import { useSession } from 'shared-kit/shell';
import { VisuallyHidden } from 'shared-kit/ui';
import { useMachineCategories } from '../catalogue/use-machine-categories.ts';
import { useText } from '../text.ts';
import styles from './card-monthly.module.css';
import { indicativeRatesQuery } from './indicative-rates-query.ts';
import { MonthlyButton } from './monthly-button.tsx';
import { fromAMonth } from './monthly-offers.ts';

/**
 * From what a month one machine, on cards and in rows. All of a page share one answer of the banks' rates, which are
 * told to people who are signed in.
 */
export function CardMonthly({ product: { title, price, category } }: { product: ProductCard }) {
  const t = useText();
  const isSignedIn = useSession() !== null;
  const isMachine = useMachineCategories();
  const { data, isPending } = useQuery({ ...indicativeRatesQuery(), enabled: isSignedIn });
  // A page that came with the rates came to somebody signed in, whether that is known here yet or not.
  if (!(isSignedIn || data) || !price || isMachine?.(category.id) === false) return null;
  // What comes in a moment must not push the rows below.
  if (isPending || !isMachine) return <div className={styles.coming} />;
  const parts = [{ total: price.display, currency: price.contract.currency }];
  const monthly = data ? fromAMonth(data.rates, parts) : null;
  if (!monthly) return null;
  return (
    <MonthlyButton parts={parts}>
      {t('financing.from', { amount: (price.approximate ? '≈ ' : '') + formatMoney(monthly) })}
      <VisuallyHidden>{` ${title}`}</VisuallyHidden>
    </MonthlyButton>
  );
}
