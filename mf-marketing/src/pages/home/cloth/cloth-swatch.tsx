import type { ProductCard } from 'shared-kit/contract/catalogue';
import { formatMoney, roughly } from 'shared-kit/contract/money';
import { isSalesUnit } from 'shared-kit/contract/products';
import { LocaleLink } from 'shared-kit/shell';
import { Price, ThemedImage } from 'shared-kit/ui';
import { Swatch } from 'shared-kit/ui/swatch';
import { useNumberText } from '../../../market/use-number-text.ts';
import { useText } from '../../../text.ts';
import styles from './cloth-swatch.module.css';

export function ClothSwatch({ product }: { product: ProductCard }) {
  return (
    <LocaleLink to={`/shop/${product.id}`} className={styles.root}>
      <Swatch className={styles.swatch}>
        <ThemedImage files={product.image} width={400} height={300} />
      </Swatch>
      <span className={styles.words}>
        <b className={styles.name}>{product.title}</b>
        <ClothFacts highlights={product.highlights} />
        <ClothPrice product={product} />
      </span>
    </LocaleLink>
  );
}

/** Weave and weight, as on a sample card. */
function ClothFacts({ highlights }: Pick<ProductCard, 'highlights'>) {
  const numberText = useNumberText();
  const facts = highlights
    .filter(({ value }) => typeof value !== 'boolean')
    .slice(0, 2)
    .map(({ value, unit }) => [typeof value === 'number' ? numberText(value) : value, unit])
    .map((fact) => fact.filter(Boolean).join('\u00a0'));
  return <span className={styles.facts}>{facts.join(', ')}</span>;
}

function ClothPrice({ product: { price, priceVaries, unit } }: { product: ProductCard }) {
  const t = useText();
  if (!price) return <span className={styles.facts}>{t('price.on-request')}</span>;
  return (
    <Price
      className={styles.price}
      amount={formatMoney(roughly(price.display, price.approximate))}
      from={priceVaries ? t('price.from') : undefined}
      unit={isSalesUnit(unit) ? t(`unit.${unit}`) : undefined}
      approximate={price.approximate ? { mark: '≈', meaning: t('price.about') } : undefined}
    />
  );
}
