import { LocaleLink } from 'shared-kit/shell';
import { ThemedImage } from 'shared-kit/ui';
import processes from '../../../art/processes.drawing.ts';
import type { Answer } from '../../../market/answer.ts';
import type { ProductCounts } from '../../../market/use-market.ts';
import { useNumberText } from '../../../market/use-number-text.ts';
import { useText } from '../../../text.ts';
import { Section } from '../section.tsx';
import styles from './process-grid.module.css';

/** Categories in production order, but first those that most mills look for. */
const shown = [
  'weaving',
  'circular-knitting',
  'spinning',
  'dyeing',
  'finishing',
  'printing',
  'embroidery',
  'cutting',
  'sewing',
  'laboratory',
] as const satisfies readonly (keyof typeof processes)[];

export function ProcessGrid({ counts }: { counts: Answer<ProductCounts> }) {
  const t = useText();
  const numberText = useNumberText();
  const numberIn = (category: string) => {
    const count = counts.data?.get(category) ?? 0;
    return count > 0 ? numberText(count) : '';
  };
  const machines = counts.data?.get('machinery') ?? 0;
  const all =
    machines > 1 ? t('processes.all-counted', { number: numberText(machines) }) : t('processes.all');
  return (
    <Section title={t('processes.title')} all={{ to: '/shop?category=machinery', text: all }}>
      <ul className={styles.grid}>
        {shown.map((category) => (
          <li key={category}>
            <LocaleLink to={`/shop?category=${category}`} className={styles.cell}>
              <ThemedImage files={processes[category]} width={232} height={144} className={styles.drawing} />
              <span className={styles.words}>
                <b>{t(`process.${category}`)}</b>
                <span className={styles.count}>{numberIn(category)}</span>
              </span>
            </LocaleLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
