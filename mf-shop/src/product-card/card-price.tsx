import type { ProductCard } from 'shared-kit/contract/catalogue';
import { formatMoney, roughly } from 'shared-kit/contract/money';
import { Price, Text } from 'shared-kit/ui';
import { perUnit } from '../format/words.ts';
import { useText } from '../text.ts';
import styles from './card-price.module.css';

/** Machines sold by the set need no unit; yarn by the kilogram does. */
const saysUnit = (unit: string) => unit !== 'set' && unit !== 'piece';

export function CardPrice({
  product: { price, priceVaries, unit },
  className,
}: {
  product: ProductCard;
  className?: string | undefined;
}) {
  const t = useText();
  if (!price)
    return (
      <Text as="span" weight="semibold">
        {t('price.on-request')}
      </Text>
    );
  return (
    <>
      <Price
        className={className}
        amount={formatMoney(roughly(price.display, price.approximate))}
        from={priceVaries ? t('price.from') : undefined}
        unit={saysUnit(unit) ? perUnit(unit, t) : undefined}
        approximate={price.approximate ? { mark: '≈', meaning: t('price.about') } : undefined}
      />
      {price.list && (
        <Text as="span" look="tiny" tone="positive" className={styles.list}>
          {t('price.list-short', { list: price.list.name })}
        </Text>
      )}
    </>
  );
}
