import { moneyColumn, type OwnProductsAnswer } from 'shared-kit/contract';
import { formatDay, LocaleLink, useLocale } from 'shared-kit/shell';
import { Button, ListTable, TextLink } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { ProductStatus } from './product-status.tsx';
import styles from './product-table.module.css';

type Product = OwnProductsAnswer['products'][number];

type Props = { products: readonly Product[]; onDatasheets: (productId: string) => void };

export function ProductTable({ products, onDatasheets }: Props) {
  const t = useText();
  const locale = useLocale();
  const money = moneyColumn(products.map(({ basePrice }) => basePrice));
  return (
    <ListTable
      label={t('products.title')}
      items={products}
      columns={[
        { head: t('products.column.title'), cell: (product) => <ProductLink product={product} /> },
        { head: t('products.column.model'), cell: ({ model }) => model },
        { head: t('products.column.category'), cell: ({ category }) => category },
        {
          head: t('products.column.price'),
          cell: ({ basePrice }) => (basePrice ? money(basePrice) : t('products.on-request')),
          numeric: true,
        },
        { head: t('products.column.updated'), cell: ({ updatedAt }) => formatDay(updatedAt, locale) },
        {
          head: t('products.column.status'),
          cell: ({ status }) => <ProductStatus status={status} />,
          corner: true,
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

const ProductLink = ({ product: { id, title } }: { product: Product }) => (
  <TextLink as={LocaleLink} to={`/manufacturer/products/${id}`}>
    {title}
  </TextLink>
);

function DatasheetsButton({ product, onClick }: { product: Product; onClick: () => void }) {
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
