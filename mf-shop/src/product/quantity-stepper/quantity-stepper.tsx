import { type KeyboardEvent, useState } from 'react';
import { Icon, MinusIcon, PlusIcon } from 'shared-kit/ui';
import styles from './quantity-stepper.module.css';
import { settleQuantity } from './settle-quantity.ts';

export interface QuantityStepperProps {
  /** Name of the field, such as "Quantity". */
  label: string;
  fewerLabel: string;
  moreLabel: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  /** Lot size, counted from `min`. */
  step?: number;
  /** Formats the figure while the field doesn't have the focus. */
  format?: (value: number) => string;
}

/** A whole number with buttons to step. A typed value is adjusted on blur or Enter. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { label, fewerLabel, moreLabel, value, onChange, min = 1, max = 999_999, step = 1, format } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const settle = (next: string | number) => {
    setTyped(null);
    const settled = settleQuantity(next, { min, max, step, otherwise: value });
    if (settled !== value) onChange(settled);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = { ArrowUp: step, ArrowDown: -step }[event.key];
    if (move) {
      event.preventDefault();
      settle(value + move);
    } else if (event.key === 'Enter' && typed !== null) {
      event.preventDefault();
      settle(typed);
    }
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that the field's own name repeats
    <div role="group" aria-label={label} className={styles.root}>
      <button
        type="button"
        className={styles.step}
        aria-label={fewerLabel}
        disabled={value <= min}
        onClick={() => settle(value - step)}
      >
        <Icon of={MinusIcon} size="small" />
      </button>
      <input
        className={styles.figure}
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? format?.(value) ?? value}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => typed !== null && settle(typed)}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={moreLabel}
        disabled={value >= max}
        onClick={() => settle(value + step)}
      >
        <Icon of={PlusIcon} size="small" />
      </button>
    </div>
  );
}
