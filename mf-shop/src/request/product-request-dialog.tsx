import { useState } from 'react';
import type { ProductDetail } from 'shared-kit/contract/catalogue';
import { quantityText } from 'shared-kit/contract/products';
import { quoteRequests } from 'shared-kit/contract/quotes';
import { Row } from 'shared-kit/layout';
import { useLocale } from 'shared-kit/shell';
import { Text } from 'shared-kit/ui';
import { useOrderTerms } from '../format/order-terms.ts';
import { QuantityField } from '../product/quantity-field.tsx';
import { variantName } from '../product/variant-choice.ts';
import { useText } from '../text.ts';
import styles from './product-request-dialog.module.css';
import { RequestDialog } from './request-dialog.tsx';
import { useLineFault } from './use-line-fault.ts';
import { useRequesting } from './use-requesting.ts';

export type ProductWish = Readonly<{ product: ProductDetail; variantId: string | null; quantity: number }>;

/** Requests a quote for one product, without the cart. */
export default function ProductRequestDialog({
  product,
  variantId,
  onClose,
  ...page
}: ProductWish & { onClose: () => void }) {
  const t = useText();
  const lineFault = useLineFault();
  const [quantity, setQuantity] = useState(page.quantity);
  const requesting = useRequesting({ create: quoteRequests.forProduct, onCreated: onClose });
  const refused = requesting.errors.find(({ name }) => name === 'product');
  return (
    <RequestDialog
      title={t('request.product-title', { maker: product.maker.name })}
      text={t('request.product-text')}
      send={t('request.send-one')}
      wishes={[{ productId: product.id, variantId, quantity, title: product.title, unit: product.unit }]}
      requesting={{ ...requesting, failure: refused ? lineFault(refused.reason) : requesting.failure }}
      onSend={(terms) => void requesting.send({ ...terms, productId: product.id, variantId, quantity })}
      onClose={onClose}
    >
      <WishedProduct product={product} variantId={variantId} quantity={quantity} onQuantity={setQuantity} />
    </RequestDialog>
  );
}

function WishedProduct({
  product,
  variantId,
  quantity,
  onQuantity,
}: ProductWish & { onQuantity: (quantity: number) => void }) {
  const locale = useLocale();
  const terms = useOrderTerms()(product);
  const variant = product.variants.find(({ id }) => id === variantId);
  return (
    <Row gap="3" justify="between" className={styles.root}>
      <div>
        <Text weight="semibold">{product.title}</Text>
        <Text look="small" tone="muted">
          {[variant && variantName(product, variant.values), terms].filter(Boolean).join(' · ')}
        </Text>
      </div>
      <Row gap="3">
        <QuantityField of={product} quantity={quantity} onQuantity={onQuantity} />
        <Text as="span" look="small" tone="muted">
          {quantityText(quantity, product.unit, locale)}
        </Text>
      </Row>
    </Row>
  );
}
