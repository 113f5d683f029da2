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
 * Lowest monthly instalment of one machine, on cards and in rows. All of a page share one answer of the banks' rates,
 * which only signed-in visitors get.
 */
export function CardMonthly({ product: { title, price, category } }: { product: ProductCard }) {
  const t = useText();
  const isSignedIn = useSession() !== null;
  const isMachine = useMachineCategories();
  const { data, isPending } = useQuery({ ...indicativeRatesQuery(), enabled: isSignedIn });
  // If the document brought the rates, the visitor is signed in, even if the session isn't loaded yet.
  if (!(isSignedIn || data) || !price || isMachine?.(category.id) === false) return null;
  // Keeps the space, so that rows below don't move.
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
