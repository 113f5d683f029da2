import { Suspense, useState, useSyncExternalStore } from 'react';
import type { FacetAnswer } from 'shared-kit/contract/catalogue';
import { figureFields } from 'shared-kit/contract/figures';
import { formatMoney } from 'shared-kit/contract/money';
import { lazyPart, useCurrency, useLocale } from 'shared-kit/shell';
import { Disclosure } from 'shared-kit/ui';
import { formatFigure } from '../../../format/figure.ts';
import { useText } from '../../../text.ts';
import type { Bounds } from '../listing-address.ts';
import { BoundField } from './bound-field.tsx';
import styles from './facet.module.css';

const RangeFacetSlider = lazyPart(() => import('./range-facet-slider.tsx'));

/** Lower and upper bound as fields, with a slider if the scale is even enough. */
export function RangeFacet({
  facet,
  isMoney,
  open,
  bounds,
  onChange,
}: {
  facet: Extract<FacetAnswer, { kind: 'range' }>;
  /** Prices run from cents to millions: no slider, and the currency sign before the figure. */
  isMoney: boolean;
  open: boolean;
  bounds: Bounds;
  onChange: (bounds: Bounds) => void;
}) {
  const t = useText();
  const locale = useLocale();
  const currency = useCurrency();
  // The part of a formatted amount around the digits: `$`, `€`, `CHF`.
  const sign = formatMoney({ amount: '0', currency }).replace(/[\d\s.,]/g, '');
  const field = isMoney
    ? ({ affix: sign, affixSide: 'before', figure: { ...figureFields.wish, unit: currency } } as const)
    : ({
        affix: facet.unit,
        affixSide: 'after',
        figure: { ...figureFields.wish, unit: facet.unit ?? undefined },
      } as const);
  // While a thumb moves, the fields show its value.
  const [moving, setMoving] = useState<Bounds | null>(null);
  const shown = moving ?? bounds;
  const isInBrowser = useInBrowser();
  return (
    <Disclosure summary={facet.label} open={open}>
      {!isMoney && facet.max > facet.min && (
        <div className={styles.slider}>
          {isInBrowser && (
            <Suspense>
              <RangeFacetSlider
                facet={facet}
                bounds={shown}
                onMove={setMoving}
                onRest={(next) => {
                  setMoving(null);
                  onChange(next);
                }}
              />
            </Suspense>
          )}
        </div>
      )}
      <div className={styles.fields}>
        <BoundField
          {...field}
          label={t('facet.at-least', { label: facet.label })}
          value={shown.min}
          bound={formatFigure(facet.min, locale)}
          onChange={(min) => onChange({ ...bounds, min })}
        />
        <span aria-hidden className={styles.between}>
          {t('facet.to')}
        </span>
        <BoundField
          {...field}
          label={t('facet.at-most', { label: facet.label })}
          value={shown.max}
          bound={formatFigure(facet.max, locale)}
          onChange={(max) => onChange({ ...bounds, max })}
        />
      </div>
    </Disclosure>
  );
}

/**
 * False in prerendered HTML: the slider needs its code, and positions its thumbs by inline styles, which HTML may not
 * contain.
 */
const useInBrowser = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
const neverChanges = () => () => {};
