import type { ProductCard as Product } from 'shared-kit/contract/catalogue';
import { LocaleLink, useLocale } from 'shared-kit/shell';
import { Plate, Text } from 'shared-kit/ui';
import { Cell, ColumnHead, RowHead, Table, TableRow } from 'shared-kit/ui/table';
import { AddToCartIcon } from '../../../cart/add-to-cart-button.tsx';
import { CompareToggle } from '../../../compare/compare-toggle.tsx';
import { CardMonthly } from '../../../financing/card-monthly.tsx';
import { attributeFact } from '../../../format/attribute.ts';
import { conditionOf, leadTime } from '../../../format/words.ts';
import { CardPrice } from '../../../product-card/card-price.tsx';
import { ProductThumbnail } from '../../../product-card/product-thumbnail.tsx';
import { useText } from '../../../text.ts';
import styles from './product-table.module.css';

/** The products as rows, to compare figures down a column. */
export function ProductTable({ products }: { products: readonly Product[] }) {
  const t = useText();
  return (
    <div className={styles.frame}>
      <Table label={t('shop.table')} hover>
        <thead>
          <tr>
            <ColumnHead>{t('shop.column.product')}</ColumnHead>
            <ColumnHead className={styles.wide}>{t('shop.column.data')}</ColumnHead>
            <ColumnHead className={styles.wide}>{t('shop.column.condition')}</ColumnHead>
            <ColumnHead className={styles.medium}>{t('shop.column.lead-time')}</ColumnHead>
            <ColumnHead className={styles.medium}>{t('shop.column.delivery')}</ColumnHead>
            <ColumnHead numeric>{t('shop.column.price')}</ColumnHead>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <ProductRow key={product.id} product={product} />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function ProductRow({ product }: { product: Product }) {
  const t = useText();
  const locale = useLocale();
  const { id, title, maker, highlights, condition, year, leadTimeWeeks, incoterm } = product;
  const facts = highlights.map((it) => attributeFact(it, t, locale)).filter((it) => it !== null);
  return (
    <TableRow>
      <RowHead className={styles.product}>
        <div className={styles.names}>
          <CompareToggle product={product} />
          <Plate className={styles.image}>
            <ProductThumbnail image={product.image} />
          </Plate>
          <div>
            <LocaleLink to={`/shop/${id}`} className={styles.link}>
              {title}
            </LocaleLink>
            <Text look="tiny" tone="subtle">
              {maker.name}
            </Text>
          </div>
        </div>
      </RowHead>
      <Cell className={styles.wide}>{facts.join(' · ')}</Cell>
      <Cell className={styles.wide}>{conditionOf(condition, year, t)}</Cell>
      <Cell className={styles.leadTime}>{leadTime(leadTimeWeeks, t)}</Cell>
      <Cell className={styles.medium}>{t('incoterm', incoterm)}</Cell>
      <Cell numeric>
        <div className={styles.offer}>
          <div className={styles.figures}>
            <CardPrice product={product} className={styles.price} />
            <CardMonthly product={product} />
          </div>
          <AddToCartIcon product={product} />
        </div>
      </Cell>
    </TableRow>
  );
}
