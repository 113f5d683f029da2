import { lazy, Suspense, useState } from 'react';
import { type FacetAnswer, formatMoney } from 'shared-kit/contract';
import { useCurrency, useLocale } from 'shared-kit/shell';
import { Disclosure } from 'shared-kit/ui';
import { formatFigure } from '../../../format/figure.ts';
import { useText } from '../../../text.ts';
import type { Bounds } from '../listing-address.ts';
import { BoundField } from './bound-field.tsx';
import styles from './facet.module.css';

const RangeFacetSlider = lazy(() => import('./range-facet-slider.tsx'));

type RangeFacetAnswer = Extract<FacetAnswer, { kind: 'range' }>;

/** Lower and upper bound as figures; a slider beside them where the scale is even enough for one. */
export function RangeFacet({
  facet,
  facetKey,
  open,
  bounds,
  onChange,
}: {
  facet: RangeFacetAnswer;
  /** Its key in the address. */
  facetKey: string;
  open: boolean;
  bounds: Bounds;
  onChange: (bounds: Bounds) => void;
}) {
  const t = useText();
  const locale = useLocale();
  const currency = useCurrency();
  const isPrice = facetKey === 'price';
  const hasLower = facetKey !== 'lead_time';
  // The currency's sign is what its format puts around the digits: `$`, `€`, `CHF`.
  const sign = formatMoney({ amount: '0', currency }).replace(/[\d\s.,]/g, '');
  const affix = isPrice ? sign : facetKey === 'lead_time' ? t('facet.weeks') : facet.unit;
  const field = { affix, affixSide: isPrice ? 'before' : 'after' } as const;
  const wide = facet.max > facet.min;
  // While a thumb moves, the figures follow it.
  const [moving, setMoving] = useState<Bounds | null>(null);
  const shown = moving ?? bounds;
  return (
    <Disclosure summary={facet.label} open={open}>
      {!isPrice && hasLower && wide && (
        <div className={styles.slider}>
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
        </div>
      )}
      <div className={hasLower ? styles.fields : undefined}>
        {hasLower && (
          <>
            <BoundField
              {...field}
              label={t('facet.at-least', { label: facet.label })}
              value={shown.min}
              bound={formatFigure(Math.floor(facet.min), locale)}
              onChange={(min) => onChange({ ...bounds, min })}
            />
            <span aria-hidden className={styles.between}>
              {t('facet.to')}
            </span>
          </>
        )}
        <BoundField
          {...field}
          label={t('facet.at-most', { label: facet.label })}
          value={shown.max}
          bound={formatFigure(Math.ceil(facet.max), locale)}
          onChange={(max) => onChange({ ...bounds, max })}
        />
      </div>
    </Disclosure>
  );
}
