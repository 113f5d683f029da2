import type { ProductCard } from 'shared-kit/contract';
import { useQuery } from 'shared-kit/query';
import { useSession } from 'shared-kit/shell';
import { Checkbox, SelectField, Text } from 'shared-kit/ui';
import { productQuery } from '../catalogue/product-query.ts';
import { useVisitor } from '../catalogue/visitor.ts';
import { useOrderTerms } from '../format/order-terms.ts';
import { chosenVariant, variantName } from '../product/variant-choice.ts';
import { useText } from '../text.ts';
import styles from './ask-several.module.css';

export type Askable = Pick<ProductCard, 'id' | 'title'> &
  Readonly<{
    maker: Pick<ProductCard['maker'], 'id' | 'name'>;
    /** The combination that is asked for, unless another one is chosen. */
    variantId?: string | null;
  }>;
type Props = {
  product: Askable;
  isChosen: boolean;
  variantId: string | null;
  error: string | null;
  onChoose: (isChosen: boolean) => void;
  onVariant: (id: string) => void;
};

/** One maker's product: whether to ask for it and, where it comes in several, for which one. */
export function AskedProduct({ product, isChosen, variantId, error, onChoose, onVariant }: Props) {
  const t = useText();
  const termsOf = useOrderTerms();
  const query = productQuery(product.id, useSession()?.secure.id ?? null, useVisitor());
  const { data: detail } = useQuery({ ...query, enabled: isChosen });
  const terms = isChosen && detail ? termsOf(detail) : null;
  return (
    <li className={styles.product}>
      <Checkbox checked={isChosen} onChange={({ target }) => onChoose(target.checked)}>
        {product.title}{' '}
        <Text as="span" look="small" tone="muted">
          {product.maker.name}
          {terms && ` · ${terms}`}
        </Text>
      </Checkbox>
      {isChosen && detail && detail.variants.length > 0 && (
        <SelectField
          label={t('bids.variant', { product: product.title })}
          labelHidden
          value={chosenVariant(detail, variantId)?.id ?? ''}
          onChange={({ target }) => onVariant(target.value)}
        >
          {detail.variants.map((variant) => (
            <option key={variant.id} value={variant.id}>
              {variantName(detail, variant.values)}
            </option>
          ))}
        </SelectField>
      )}
      {error && (
        <Text look="small" tone="danger">
          {error}
        </Text>
      )}
    </li>
  );
}
