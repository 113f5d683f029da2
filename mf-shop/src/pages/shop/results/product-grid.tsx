import type { ProductCard as Product } from 'shared-kit/contract/catalogue';
import { Row } from 'shared-kit/layout';
import { LocaleLink, useLocale } from 'shared-kit/shell';
import { Heading, Icon, Plate, Text, VerifiedIcon } from 'shared-kit/ui';
import { AddToCartIcon } from '../../../cart/add-to-cart-button.tsx';
import { CompareToggle } from '../../../compare/compare-toggle.tsx';
import { CardMonthly } from '../../../financing/card-monthly.tsx';
import { attributeFact } from '../../../format/attribute.ts';
import { conditionOf, leadTime } from '../../../format/words.ts';
import { CardPrice } from '../../../product-card/card-price.tsx';
import { ProductThumbnail } from '../../../product-card/product-thumbnail.tsx';
import { useText } from '../../../text.ts';
import styles from './product-grid.module.css';

export function ProductGrid({ products }: { products: readonly Product[] }) {
  return (
    <ul className={styles.grid}>
      {products.map((product, at) => (
        <li key={product.id} className={styles.cell}>
          <ProductCard product={product} isFirst={at === 0} />
        </li>
      ))}
    </ul>
  );
}

/** The title is the link; its click target covers the whole card. */
function ProductCard({ product, isFirst }: { product: Product; isFirst: boolean }) {
  const t = useText();
  const locale = useLocale();
  const { title, maker, condition, year, highlights, leadTimeWeeks } = product;
  const facts = highlights.map((it) => attributeFact(it, t, locale)).filter((it) => it !== null);
  return (
    <article className={styles.card}>
      <Plate className={styles.image}>
        <ProductThumbnail image={product.image} isFirst={isFirst} />
      </Plate>
      <div className={styles.body}>
        <p className={styles.maker}>
          <span>{maker.name}</span>
          {maker.verified && (
            <Icon of={VerifiedIcon} size="small" label={t('maker.verified')} className={styles.verified} />
          )}
        </p>
        <Heading level={2} look="small">
          <LocaleLink to={`/shop/${product.id}`} className={styles.link}>
            {title}
          </LocaleLink>
        </Heading>
        <ul className={styles.facts}>
          {facts.slice(0, 3).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <Row justify="between" className={styles.offer}>
          <CardPrice product={product} />
          <AddToCartIcon product={product} className={styles.add} />
        </Row>
        <CardMonthly product={product} />
        <Text look="tiny" tone="subtle">
          {[
            ...(condition === 'new' ? [] : [conditionOf(condition, year, t)]),
            leadTime(leadTimeWeeks, t),
            t('maker.place', { city: maker.city, country: maker.country }),
          ].join(' · ')}
        </Text>
        <div className={styles.compare}>
          <CompareToggle product={product} look="word" />
        </div>
      </div>
    </article>
  );
}
