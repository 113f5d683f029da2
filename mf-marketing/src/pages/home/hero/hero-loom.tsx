import type { MarketFiguresAnswer } from 'shared-kit/contract/market-figures';
import { Plate, ThemedImage } from 'shared-kit/ui';
import loom from '../../../art/hero-loom.drawing.ts';
import { useNumberText } from '../../../market/use-number-text.ts';
import { useText } from '../../../text.ts';
import styles from './hero-loom.module.css';

type Looms = MarketFiguresAnswer['looms'];
const parts = ['hooks', 'width', 'weft'] as const;
type Part = (typeof parts)[number];
const figureOf = { hooks: 'hooks', width: 'widthCm', weft: 'weftColours' } as const satisfies Record<
  Part,
  keyof Looms
>;

/** A jacquard loom with callouts: figures of the looms on sale, at the parts they belong to. */
export function HeroLoom({ looms }: { looms: Looms | 'pending' | null }) {
  const t = useText();
  return (
    <div className={styles.root}>
      <Plate grid className={styles.plate} />
      <ThemedImage
        files={loom}
        width={426}
        height={432}
        alt={t('loom.label')}
        className={styles.drawing}
        isFirst
      />
      {parts.map((part) => (
        <Callout key={part} part={part} looms={looms} />
      ))}
    </div>
  );
}

function Callout({ part, looms }: { part: Part; looms: Looms | 'pending' | null }) {
  const t = useText();
  const numberText = useNumberText();
  const range = looms === 'pending' ? null : looms?.[figureOf[part]];
  if (looms !== 'pending' && !range) return null;
  const ends = range && { from: numberText(range.min), to: numberText(range.max) };
  const span = ends && (ends.from === ends.to ? ends.to : t('loom.span', ends));
  return (
    <p className={styles.callout} data-part={part} data-pending={looms === 'pending' || undefined}>
      <span className={styles.box}>
        <b>{t(`loom.part.${part}`)}</b>
        <span>{span ? t(`loom.figure.${part}`, { span }) : '\u00a0'}</span>
      </span>
    </p>
  );
}
