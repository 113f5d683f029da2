import type { ComparedProduct } from 'shared-kit/contract/catalogue';
import { useLocale } from 'shared-kit/shell';
import { formatFigure } from '../../../format/figure.ts';
import { useText } from '../../../text.ts';
import styles from './scale-note.module.css';
import type { Size, TrueScale } from './true-scale.ts';

/** A machine's size in figures and the scale bar; if its drawing doesn't fit, also the outline. */
export function ScaleNote({ product, scale }: { product: ComparedProduct; scale: TrueScale }) {
  const t = useText();
  const locale = useLocale();
  const { frame, barMm, isFlat, sizeOf } = scale;
  const size = sizeOf(product);
  const metres = (mm: number) => formatFigure(Number((mm / 1000).toPrecision(3)), locale);
  return (
    <div className={styles.root}>
      {isFlat && <Outline size={size} frame={frame} />}
      <span>
        {size
          ? t('compare.size', { width: metres(size.width), height: metres(size.height) })
          : t('compare.size-unstated')}
      </span>
      <span aria-hidden className={styles.scale}>
        <i className={styles.bar} style={{ inlineSize: share(barMm, frame.width) }} />
        <span>{t('compare.scale-bar', { metres: metres(barMm) })}</span>
      </span>
    </div>
  );
}

const share = (part: number, whole: number) => `${(part / whole) * 100}%`;

function Outline({ size, frame }: { size: Size | null; frame: Size }) {
  const aspectRatio = `${Math.round(frame.width)} / ${Math.round(frame.height)}`;
  const measure = size && {
    inlineSize: share(size.width, frame.width),
    blockSize: share(size.height, frame.height),
  };
  return (
    <div aria-hidden className={styles.strip} style={{ aspectRatio }}>
      {measure && <i className={styles.outline} style={measure} />}
    </div>
  );
}
