import type { ComparedProduct } from 'shared-kit/contract/catalogue';
import type { ComparisonAddress } from '../../compare/comparison-address.ts';
import { useText } from '../../text.ts';
import { ColumnHead } from './column-head.tsx';
import type { RowGroup } from './compared-row.ts';
import styles from './comparison-table.module.css';
import { FactRow } from './fact-row.tsx';
import { PriceCell } from './price-cell.tsx';
import { trueScale } from './scale/true-scale.ts';

/** A native table: products are its columns, facts its rows, topics its groups of rows. */
export function ComparisonTable({
  products,
  groups,
  address,
}: {
  products: readonly ComparedProduct[];
  groups: readonly RowGroup[];
  address: ComparisonAddress;
}) {
  const t = useText();
  const scale = trueScale(products);
  const note = [t('compare.prices-note'), ...(scale ? [t('compare.to-scale')] : [])].join(' ');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a pointer
    <section className={styles.frame} aria-label={t('compare.table')} tabIndex={0}>
      <table className={styles.table} aria-label={t('compare.table')} data-columns={products.length}>
        <thead>
          <tr>
            <td className={styles.corner}>
              <p>{note}</p>
            </td>
            {products.map((product) => (
              <ColumnHead key={product.id} product={product} scale={scale} address={address} />
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('compare.price')}</th>
            {products.map((product) => (
              <PriceCell key={product.id} product={product} />
            ))}
          </tr>
        </tbody>
        {groups.map(({ key, title, rows }) => (
          <tbody key={key}>
            <tr className={styles.group}>
              <th colSpan={products.length + 1} scope="rowgroup">
                <span>{title}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <FactRow key={row.key} row={row} />
            ))}
          </tbody>
        ))}
      </table>
      {/* Shown below where the corner has no room for it. */}
      <p className={styles.note}>{note}</p>
    </section>
  );
}
