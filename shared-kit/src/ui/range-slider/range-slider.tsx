import { Slider as Base } from '@base-ui/react/slider';
import clsx from 'clsx';
import styles from './range-slider.module.css';

export type Range = readonly [number, number];

export interface RangeSliderProps {
  value: Range;
  min: number;
  max: number;
  step?: number;
  /** Names of the two thumbs, such as "Lowest width" and "Highest width". */
  labels: readonly [string, string];
  /** Spoken value of a thumb, such as "190 cm". */
  describe?: (value: number) => string;
  /** Called while a thumb moves. */
  onChange: (value: Range) => void;
  /** Called when a thumb is released: ask the server only then. */
  onCommit?: (value: Range) => void;
  disabled?: boolean;
  className?: string;
}

const asRange = (values: readonly number[]): Range => [values[0] ?? 0, values[1] ?? 0];

/** A slider with two thumbs. Always put two fields beside it, since nobody can drag to an exact value. */
export function RangeSlider(props: RangeSliderProps) {
  const { value, min, max, step, labels, describe, onChange, onCommit, disabled, className } = props;
  return (
    <Base.Root
      className={clsx(styles.root, className)}
      value={value}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      thumbCollisionBehavior="none"
      onValueChange={(next) => onChange(asRange(next))}
      onValueCommitted={(next) => onCommit?.(asRange(next))}
    >
      <Base.Control className={styles.control}>
        <Base.Track className={styles.track}>
          <Base.Indicator className={styles.indicator} />
          {labels.map((label, index) => (
            <Base.Thumb
              key={label}
              index={index}
              className={styles.thumb}
              aria-label={label}
              getAriaValueText={describe && ((_formatted, place) => describe(place))}
            />
          ))}
        </Base.Track>
      </Base.Control>
    </Base.Root>
  );
}
