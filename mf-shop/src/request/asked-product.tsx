import type { ProductCard, ProductDetail } from 'shared-kit/contract/catalogue';
import { quantityText } from 'shared-kit/contract/products';
import { quoteLimits } from 'shared-kit/contract/quotes';
import { Row } from 'shared-kit/layout';
import { useQuery } from 'shared-kit/query';
import { useLocale } from 'shared-kit/shell';
import { Checkbox, SelectField, Text } from 'shared-kit/ui';
import { productQuery } from '../catalogue/product-query.ts';
import { useVisitor } from '../catalogue/visitor.ts';
import { useOrderTerms } from '../format/order-terms.ts';
import { QuantityField } from '../product/quantity-field.tsx';
import { chosenVariant, variantName } from '../product/variant-choice.ts';
import { useText } from '../text.ts';
import styles from './ask-several.module.css';
import { firstQuantity, type PageQuantity } from './wished-quantity.ts';

export type Askable = Pick<ProductCard, 'id' | 'title'> &
  Readonly<{
    maker: Pick<ProductCard['maker'], 'id' | 'name'>;
    /** The combination to request, unless the visitor chooses another. */
    variantId?: string | null;
    /** The quantity set on the product's page, in its unit. */
    wished?: PageQuantity;
  }>;
type Props = {
  product: Askable;
  isChosen: boolean;
  variantId: string | null;
  /** Null for the default quantity. */
  quantity: number | null;
  /** The quantity set on the page that the visitor came from. */
  page: PageQuantity | null;
  error: string | null;
  onChoose: (isChosen: boolean) => void;
  onVariant: (id: string) => void;
  onQuantity: (quantity: number) => void;
};

/** One maker's product: whether to request it, its quantity and, if it has variants, which one. */
export function AskedProduct({ product, isChosen, error, onChoose, ...wish }: Props) {
  const termsOf = useOrderTerms();
  const query = productQuery(product.id, useVisitor());
  const { data: detail } = useQuery({ ...query, enabled: isChosen });
  const terms = isChosen && detail ? termsOf(detail) : null;
  return (
    <li className={styles.product}>
      <Checkbox checked={isChosen} onChange={({ target }) => onChoose(target.checked)}>
        <span>{product.title}</span>{' '}
        <Text as="span" look="small" tone="muted">
          <span>{product.maker.name}</span>
          {terms && <span>{` · ${terms}`}</span>}
        </Text>
      </Checkbox>
      {isChosen && detail && <Wish detail={detail} {...wish} />}
      {error && (
        <Text look="small" tone="danger">
          {error}
        </Text>
      )}
    </li>
  );
}

type WishProps = { detail: ProductDetail } & Pick<
  Props,
  'variantId' | 'quantity' | 'page' | 'onVariant' | 'onQuantity'
>;

function Wish({ detail, variantId, quantity, page, onVariant, onQuantity }: WishProps) {
  const t = useText();
  const locale = useLocale();
  const { title, unit, variants } = detail;
  const wished = quantity ?? firstQuantity(detail, page);
  return (
    <Row>
      {variants.length > 0 && (
        <SelectField
          label={t('bids.variant', { product: title })}
          labelHidden
          value={chosenVariant(detail, variantId)?.id ?? ''}
          onChange={({ target }) => onVariant(target.value)}
        >
          {variants.map((variant) => (
            <option key={variant.id} value={variant.id}>
              {variantName(detail, variant.values)}
            </option>
          ))}
        </SelectField>
      )}
      <Row as="span">
        <QuantityField
          of={detail}
          quantity={wished}
          onQuantity={onQuantity}
          label={t('bids.quantity', { product: title })}
          max={quoteLimits.quantity}
        />
        <Text as="span" look="small" tone="muted" numeric>
          {quantityText(wished, unit, locale)}
        </Text>
      </Row>
    </Row>
  );
}
