import { formatMoney, type OwnProductsAnswer } from 'shared-kit/contract';
import { formatDay, LocaleLink, useLocale } from 'shared-kit/shell';
import {
  Cell,
  CheckIcon,
  CloseIcon,
  ColumnHead,
  DraftIcon,
  type IconGlyph,
  Row,
  RowHead,
  Sheet,
  StatusBadge,
  Table,
  TextLink,
} from 'shared-kit/ui';
import { useText } from '../../text.ts';

type Product = OwnProductsAnswer['products'][number];

export function ProductTable({ products }: { products: readonly Product[] }) {
  const t = useText();
  return (
    <Sheet>
      <Table label={t('products.title')} stacked>
        <thead>
          <tr>
            <ColumnHead>{t('products.column.title')}</ColumnHead>
            <ColumnHead>{t('products.column.model')}</ColumnHead>
            <ColumnHead>{t('products.column.category')}</ColumnHead>
            <ColumnHead numeric>{t('products.column.price')}</ColumnHead>
            <ColumnHead>{t('products.column.updated')}</ColumnHead>
            <ColumnHead>{t('products.column.status')}</ColumnHead>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <ProductRow key={product.id} product={product} />
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}

function ProductRow({ product }: { product: Product }) {
  const t = useText();
  const locale = useLocale();
  return (
    <Row>
      <RowHead>
        <TextLink as={LocaleLink} to={`/shop/${product.id}`}>
          {product.title}
        </TextLink>
      </RowHead>
      <Cell>{product.model}</Cell>
      <Cell>{product.category}</Cell>
      <Cell numeric>{product.basePrice ? formatMoney(product.basePrice) : t('products.on-request')}</Cell>
      <Cell>{formatDay(product.updatedAt, locale)}</Cell>
      <Cell>
        <ProductStatus status={product.status} />
      </Cell>
    </Row>
  );
}

const icons: Readonly<Record<Product['status'], IconGlyph>> = {
  draft: DraftIcon,
  published: CheckIcon,
  archived: CloseIcon,
};

function ProductStatus({ status }: { status: Product['status'] }) {
  const t = useText();
  // messages: products.status.*
  return (
    <StatusBadge
      tone={status === 'published' ? 'positive' : 'neutral'}
      look={status === 'draft' ? 'dashed' : 'tinted'}
      icon={icons[status]}
    >
      {t(`products.status.${status}`)}
    </StatusBadge>
  );
}
