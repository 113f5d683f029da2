import { formatMoney } from 'shared-kit/contract/money';
import { quantityText } from 'shared-kit/contract/products';
import {
  type DeliveryPrices as Answer,
  type DeliveryPricesInput,
  quoteRequests,
} from 'shared-kit/contract/quotes';
import { Row, Stack } from 'shared-kit/layout';
import { keepPreviousData, queryOptions, useQuery } from 'shared-kit/query';
import { call, countryName, useLocale } from 'shared-kit/shell';
import { Note, VisuallyHidden } from 'shared-kit/ui';
import { perUnit } from '../../format/words.ts';
import { useText } from '../../text.ts';
import styles from './delivery-prices.module.css';

/** One product of the request: its name, and everything that its price depends on. */
export type Wish = DeliveryPricesInput['products'][number] & Readonly<{ title: string; unit: string }>;
type Price = Answer['products'][number]['seen'];

const pricesQuery = (deliveryCountry: string, wishes: readonly Wish[]) =>
  queryOptions({
    queryKey: ['shop', 'delivery-prices', deliveryCountry, wishes],
    queryFn: () =>
      call(quoteRequests.readDeliveryPrices, {
        body: {
          deliveryCountry,
          products: wishes.map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity })),
        },
      }),
    enabled: deliveryCountry !== '' && wishes.length > 0,
    placeholderData: keepPreviousData,
  });

/**
 * Shows how the delivery country changes prices before sending: the old price struck through, the new one beside it.
 */
export function DeliveryPrices({ country, wishes }: { country: string; wishes: readonly Wish[] }) {
  const t = useText();
  const locale = useLocale();
  const { data, isPlaceholderData } = useQuery(pricesQuery(country, wishes));
  const changed = isPlaceholderData
    ? []
    : wishes.flatMap((wish, at) => {
        const price = data?.products[at];
        return price && textOf(price.seen) !== textOf(price.delivered) ? [{ wish, ...price }] : [];
      });
  return (
    <div role="status">
      {changed.length > 0 && (
        <Note title={t('request.prices-change', { country: countryName(country, locale) })}>
          <Stack as="ul" gap="2" className={styles.list}>
            {changed.map(({ wish, seen, delivered }) => (
              <Row as="li" gap="4" justify="between" key={`${wish.productId} ${wish.variantId}`}>
                <span>{`${wish.title}, ${quantityText(wish.quantity, wish.unit, locale)}`}</span>
                <span className={styles.amounts}>
                  <VisuallyHidden>{`${t('request.price-was')} `}</VisuallyHidden>
                  <s>{seen ? formatMoney(seen.total) : t('price.on-request')}</s>{' '}
                  <VisuallyHidden>{`${t('request.price-now')} `}</VisuallyHidden>
                  <b>{delivered ? formatMoney(delivered.total) : t('price.on-request')}</b>
                  {delivered && <small>{`${formatMoney(delivered.unit)} ${perUnit(wish.unit, t)}`}</small>}
                </span>
              </Row>
            ))}
          </Stack>
        </Note>
      )}
    </div>
  );
}

const textOf = (price: Price): string => (price ? `${price.unit.amount} ${price.unit.currency}` : '');
