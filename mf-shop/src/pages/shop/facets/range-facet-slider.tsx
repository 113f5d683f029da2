import type { FacetAnswer } from 'shared-kit/contract/catalogue';
import { useLocale } from 'shared-kit/shell';
import { RangeSlider } from 'shared-kit/ui/overlay';
import { withUnit } from '../../../format/attribute.ts';
import { formatFigure } from '../../../format/figure.ts';
import { useText } from '../../../text.ts';
import type { Bounds } from '../listing-address.ts';

/** A chunk of its own: the slider needs the part of the kit that the first view doesn't load. */
export default function RangeFacetSlider({
  facet: { label, min, max, unit },
  bounds,
  onMove,
  onRest,
}: {
  facet: Extract<FacetAnswer, { kind: 'range' }>;
  bounds: Bounds;
  onMove: (bounds: Bounds) => void;
  onRest: (bounds: Bounds) => void;
}) {
  const t = useText();
  const locale = useLocale();
  const within = (bound: string | null, otherwise: number) =>
    bound === null ? otherwise : Math.min(Math.max(Number(bound), min), max);
  const asBounds = ([low, high]: readonly [number, number]): Bounds => ({
    min: low <= min ? null : String(low),
    max: high >= max ? null : String(high),
  });
  const isWhole = Number.isInteger(min) && Number.isInteger(max) && max - min > 1;
  return (
    <RangeSlider
      value={[within(bounds.min, min), within(bounds.max, max)]}
      min={min}
      max={max}
      step={isWhole ? 1 : Number(((max - min) / 100).toPrecision(1))}
      labels={[t('facet.at-least', { label }), t('facet.at-most', { label })]}
      describe={(value) => withUnit(formatFigure(value, locale), unit)}
      onChange={(range) => onMove(asBounds(range))}
      onCommit={(range) => onRest(asBounds(range))}
    />
  );
}
