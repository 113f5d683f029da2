import { Suspense, useState } from 'react';
import type { PriceAnswer, ProductDetail } from 'shared-kit/contract/catalogue';
import { formatMoney, roughly } from 'shared-kit/contract/money';
import { quantityText } from 'shared-kit/contract/products';
import { Row, Stack } from 'shared-kit/layout';
import { useLocale } from 'shared-kit/shell';
import { Price, Text } from 'shared-kit/ui';
import { machinery } from '../../catalogue/use-machine-categories.ts';
import { FinancingComing } from '../../financing/financing-coming.tsx';
import { FinancingPanel, MonthlyLine } from '../../financing/later.ts';
import { perUnit } from '../../format/words.ts';
import { times } from '../../price/exact-amount.ts';
import { provenanceLine } from '../../price/provenance.ts';
import { quantityPrices, reduced, stepAt, tiersOn } from '../../price/quantity-prices.ts';
import { useRateDay } from '../../price/rate-day.ts';
import { shownAmount } from '../../price/shown-amount.ts';
import { QuantityField } from '../../product/quantity-field.tsx';
import { useText } from '../../text.ts';
import { OrderBar } from './order-bar.tsx';
import styles from './price-block.module.css';
import { PriceSource } from './price-source.tsx';
import { TierTable } from './tier-table.tsx';

type PriceBlockProps = {
  product: ProductDetail;
  variantId: string | null;
  quantity: number;
  onQuantity: (quantity: number) => void;
};

export function PriceBlock({ price, ...offer }: PriceBlockProps & { price: PriceAnswer | null }) {
  const t = useText();
  const { onQuantity: _unset, ...wish } = offer;
  if (price) return <PricedBlock {...offer} price={price} />;
  return (
    <div className={styles.root}>
      <Text look="lede" weight="semibold">
        {t('price.on-request')}
      </Text>
      <OrderBar shown={t('price.on-request')} {...wish} />
    </div>
  );
}

/** The unit price at the chosen quantity, its origin, the quantity scale and the total. */
function PricedBlock({
  product,
  variantId,
  price,
  quantity,
  onQuantity,
}: PriceBlockProps & { price: PriceAnswer }) {
  const t = useText();
  const locale = useLocale();
  const { minimumOrder, unit } = product;
  const scale = quantityPrices(price, tiersOn(price, product), minimumOrder);
  const step = stepAt(scale, quantity);
  const each = step?.price ?? price.display;
  const contract = reduced(price.contract, step?.percentOff ?? '0');
  const total = { amount: times(each.amount, quantity), currency: each.currency };
  const term = useState<number | null>(null);
  // Banks finance only machines, not what is made on them.
  const asked =
    product.breadcrumb[0]?.id === machinery ? { total, currency: price.contract.currency, term } : null;
  const rateDay = useRateDay();
  const shown = shownAmount(total, price.approximate);
  return (
    <div className={styles.root}>
      <Row gap="6" align="start" justify="between">
        <div>
          <Price
            size="large"
            amount={formatMoney(roughly(each, price.approximate))}
            unit={perUnit(unit, t)}
            approximate={price.approximate ? { mark: '≈', meaning: t('price.about') } : undefined}
          />
          {price.approximate && (
            <Text look="small" weight="medium" numeric>
              {t('price.contract', { amount: formatMoney(contract) })}
            </Text>
          )}
          <Row gap="1">
            <Text as="span" look="tiny" tone="subtle">
              {provenanceLine(price, t, locale, rateDay)}
            </Text>
            <PriceSource price={{ ...price, contract }} />
          </Row>
        </div>
        {scale.length > 1 && <TierTable scale={scale} quantity={quantity} isConverted={price.approximate} />}
      </Row>
      <Row gap="4">
        <Stack as="span" gap="0" className={styles.order}>
          <QuantityField of={product} quantity={quantity} onQuantity={onQuantity} />
        </Stack>
        <Row as="p" role="status" className={styles.total}>
          <span>{t('product.total', { quantity: quantityText(quantity, unit, locale) })}</span>
          <b className={styles.sum}>{shown}</b>
        </Row>
      </Row>
      <Suspense fallback={<div className={styles.monthlyComing} />}>
        {asked && <MonthlyLine asked={asked} isConverted={price.approximate} />}
      </Suspense>
      <OrderBar shown={shown} product={product} variantId={variantId} quantity={quantity} />
      <Suspense fallback={asked && <FinancingComing currency={asked.currency} />}>
        {asked && <FinancingPanel asked={asked} isConverted={price.approximate} />}
      </Suspense>
    </div>
  );
}
