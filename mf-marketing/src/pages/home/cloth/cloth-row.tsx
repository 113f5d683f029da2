import { Skeleton } from 'shared-kit/ui';
import type { Answer } from '../../../market/answer.ts';
import { type ProductCounts, useNewestCloth } from '../../../market/use-market.ts';
import { useNumberText } from '../../../market/use-number-text.ts';
import { useText } from '../../../text.ts';
import { Section } from '../section.tsx';
import styles from './cloth-row.module.css';
import { ClothSwatch } from './cloth-swatch.tsx';

const most = 8;
const places = Array.from({ length: most }, (_, place) => place);

/** The newest fabrics as swatches. Not shown if the market has none. */
export function ClothRow({ counts }: { counts: Answer<ProductCounts> }) {
  const t = useText();
  const numberText = useNumberText();
  const { state, data } = useNewestCloth(most);
  if (state === 'missing' || data?.items.length === 0) return null;
  const fabrics = counts.data?.get('fabric') ?? 0;
  const all = fabrics > 1 ? t('cloth.all-counted', { number: numberText(fabrics) }) : t('cloth.all');
  return (
    <Section
      className={styles.section}
      title={t('cloth.title')}
      all={{ to: '/shop?category=fabric', text: all }}
    >
      <ul className={styles.row} aria-busy={state === 'pending' || undefined}>
        {data
          ? data.items.map((product) => (
              <li key={product.id}>
                <ClothSwatch product={product} />
              </li>
            ))
          : places.map((place) => (
              <li key={place} aria-hidden>
                <Skeleton shape="block" className={styles.skeleton} />
              </li>
            ))}
      </ul>
    </Section>
  );
}
