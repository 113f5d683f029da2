import { type formatMoney, moneyColumn, type OwnProductsAnswer } from 'shared-kit/contract';
import { formatDay, LocaleLink, useLocale } from 'shared-kit/shell';
import {
  Button,
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
import styles from './product-table.module.css';

type Product = OwnProductsAnswer['products'][number];

type Props = { products: readonly Product[]; onDatasheets: (productId: string) => void };

export function ProductTable({ products, onDatasheets }: Props) {
  const t = useText();
  const money = moneyColumn(products.map(({ basePrice }) => basePrice));
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
            <ColumnHead>{t('datasheets.title')}</ColumnHead>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <ProductRow key={product.id} product={product} money={money} onDatasheets={onDatasheets} />
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}

type RowProps = Pick<Props, 'onDatasheets'> & { product: Product; money: typeof formatMoney };

function ProductRow({ product, money, onDatasheets }: RowProps) {
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
      <Cell numeric>{product.basePrice ? money(product.basePrice) : t('products.on-request')}</Cell>
      <Cell>{formatDay(product.updatedAt, locale)}</Cell>
      <Cell corner>
        <ProductStatus status={product.status} />
      </Cell>
      <Cell className={styles.datasheets}>
        <DatasheetsButton product={product} onClick={() => onDatasheets(product.id)} />
      </Cell>
    </Row>
  );
}

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
