import { Suspense } from 'react';
import type { ProductCard } from 'shared-kit/contract/catalogue';
import { useQuery } from 'shared-kit/query';
import { useSession } from 'shared-kit/shell';
import { useMachineCategories } from '../catalogue/use-machine-categories.ts';
import styles from './card-monthly.module.css';
import { indicativeRatesQuery } from './indicative-rates-query.ts';
import { FromAMonth } from './later.ts';

/**
 * Lowest monthly instalment of one machine, on cards and in rows. All of a page share one answer of the banks' rates,
 * which only signed-in visitors get.
 */
export function CardMonthly({ product: { title, price, category } }: { product: ProductCard }) {
  const isSignedIn = useSession() !== null;
  const isMachine = useMachineCategories();
  const { data, isPending } = useQuery({ ...indicativeRatesQuery(), enabled: isSignedIn });
  // If the document brought the rates, the visitor is signed in, even if the session isn't loaded yet.
  if (!(isSignedIn || data) || !price || isMachine?.(category.id) === false) return null;
  // Keeps the space, so that rows below don't move.
  const coming = <div className={styles.coming} />;
  if (isPending || !isMachine) return coming;
  return (
    <Suspense fallback={coming}>
      {data && <FromAMonth title={title} price={price} rates={data.rates} />}
    </Suspense>
  );
}
