import { moneyColumn } from 'shared-kit/contract/money';
import type { OwnProductSummary } from 'shared-kit/contract/products';
import { type ListSelection, ListTable } from 'shared-kit/page';
import { useQuery } from 'shared-kit/query';
import { Button } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { ProductStatus } from '../product-status.tsx';
import { ProductName } from './product-name.tsx';
import styles from './product-table.module.css';
import { productFiguresQuery } from './products-query.ts';

type Props = {
  products: readonly OwnProductSummary[];
  selection: Pick<ListSelection<OwnProductSummary>, 'isSelected' | 'select'>;
  onDatasheets: (productId: string) => void;
};

export function ProductTable({ products, selection, onDatasheets }: Props) {
  const t = useText();
  const money = moneyColumn(products.map(({ basePrice }) => basePrice));
  const figures = useFigures(products);
  return (
    <ListTable
      label={t('products.title')}
      items={products}
      selection={{
        ...selection,
        labelOf: ({ title }) => t('products.select', { product: title }),
        allLabel: t('products.select-all'),
      }}
      columns={[
        { head: t('products.column.title'), cell: (product) => <ProductName product={product} /> },
        { head: t('products.column.category'), cell: ({ category }) => category },
        { head: t('products.column.status'), cell: (product) => <Status product={product} />, corner: true },
        {
          head: t('products.column.price'),
          cell: ({ basePrice }) => (basePrice ? money(basePrice) : t('products.on-request')),
          numeric: true,
        },
        {
          head: t('products.column.lead-time'),
          cell: ({ leadTimeWeeks }) => t('products.weeks', { count: leadTimeWeeks }),
          numeric: true,
        },
        {
          head: t('products.column.views'),
          cell: ({ id }) => <Figure of={t('products.column.views')} is={figures(id)?.views} />,
          numeric: true,
        },
        {
          head: t('products.column.requests'),
          cell: ({ id }) => <Figure of={t('products.column.requests')} is={figures(id)?.requests} />,
          numeric: true,
        },
        {
          head: t('products.column.missing'),
          cell: (product) => <Missing product={product} />,
          blank: ({ missing }) => missing.length === 0,
          className: styles.missing,
        },
        {
          head: t('datasheets.title'),
          cell: (product) => <DatasheetsButton product={product} onClick={() => onDatasheets(product.id)} />,
          className: styles.datasheets,
        },
      ]}
    />
  );
}

/** Views and requests of each product; empty until they have loaded. */
function useFigures(products: readonly OwnProductSummary[]) {
  const { data } = useQuery(productFiguresQuery(products.map(({ id }) => id)));
  const known = data && new Map(data.figures.map((figures) => [figures.id, figures]));
  return (id: string) => known && (known.get(id) ?? { views: 0, requests: 0 });
}

/** A phone shows no column heads, so the figure says there what it counts. */
function Figure({ of, is }: { of: string; is: number | undefined }) {
  if (is === undefined) return null;
  return (
    <>
      <span className={styles.onPhone}>{`${of}: `}</span>
      <span>{is}</span>
    </>
  );
}

type Part = { product: OwnProductSummary };

function Status({ product: { status, changesWait } }: Part) {
  const t = useText();
  return (
    <>
      <ProductStatus status={status} />
      {changesWait && <span className={styles.small}>{t('products.changes-wait')}</span>}
    </>
  );
}

function Missing({ product: { missing } }: Part) {
  const t = useText();
  return <span>{missing.map((point) => t(`products.missing.${point}`)).join(', ') || '–'}</span>;
}

function DatasheetsButton({ product, onClick }: Part & { onClick: () => void }) {
  const t = useText();
  const count = product.datasheets.length;
  const label = count > 0 ? t('datasheets.count', { count }) : t('datasheets.add');
  return (
    <Button
      size="small"
      aria-label={t('datasheets.open', { label, product: product.title })}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
