import type { ProductDetail } from 'shared-kit/contract/catalogue';
import { Stack } from 'shared-kit/layout';
import { sessionStore, useKnown, useMayDiffer, useSession } from 'shared-kit/shell';
import { Text } from 'shared-kit/ui';
import { AddToCartButton } from '../../cart/add-to-cart-button.tsx';
import { AskSeveral } from '../../request/ask-several.tsx';
import { RequestProduct } from '../../request/request-product.tsx';
import { useText } from '../../text.ts';
import styles from './order-bar.module.css';

type Props = {
  /** The formatted total. */
  shown: string;
  product: ProductDetail;
  variantId: string | null;
  quantity: number;
};

/**
 * The main action: in its place on a wide screen, fixed at the foot of a phone beside the total. Visitors who may not
 * request quotes add to the cart. Members of the maker's company can do neither.
 */
export function OrderBar({ shown, ...wish }: Props) {
  const t = useText();
  const { product, variantId, quantity } = wish;
  const mayRequest = useMayRequest(product.maker.id);
  const isOwn = useSession()?.secure.companyId === product.maker.id;
  if (isOwn) return <Text tone="muted">{t('cart.error.own')}</Text>;
  return (
    <Stack gap="2" className={styles.order}>
      <div className={styles.bar} data-foot-bar="fixed" data-decides={mayRequest || undefined}>
        {/* Hidden from screen readers, since the total is already above. */}
        <b aria-hidden className={styles.barSum} data-sum={shown} />
        {mayRequest && <RequestProduct {...wish} className={styles.request} />}
        <AddToCartButton {...wish} emphasis={mayRequest ? 'secondary' : 'primary'} className={styles.cart} />
      </div>
      {mayRequest ? (
        <div className={styles.several}>
          <AskSeveral products={[{ ...product, variantId, wished: { quantity, unit: product.unit } }]}>
            {t('bids.ask')}
          </AskSeveral>
        </div>
      ) : (
        <Text look="small" tone="muted">
          {t('request.no-company')}
        </Text>
      )}
    </Stack>
  );
}

/**
 * Quotes are for companies, and no company requests its own products. The page's HTML doesn't know the visitor, so it
 * shows what most visitors of the page get; otherwise the bar would change its height under them.
 */
function useMayRequest(makerId: string): boolean {
  const isKnown = useKnown(sessionStore, ({ status }) => status === 'known');
  const mayDiffer = useMayDiffer();
  const companyId = useSession()?.secure.companyId ?? null;
  if (!isKnown || !mayDiffer) return true;
  return companyId !== null && companyId !== makerId;
}
