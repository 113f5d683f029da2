import { type KeyboardEvent, useId, useState } from 'react';
import { readFigure, wholeFigure } from 'shared-kit/contract/figures';
import { openPoint } from 'shared-kit/figure-input';
import { useLocale } from 'shared-kit/shell';
import { Icon, MinusIcon, PlusIcon, Text } from 'shared-kit/ui';
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

/** A whole number with buttons to step. A typed value counts on blur or Enter; one that can't be ordered says why. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { label, fewerLabel, moreLabel, value, onChange, min = 1, max = 999_999, step = 1, format } = props;
  const faultId = useId();
  const locale = useLocale();
  const figure = wholeFigure(min, max);
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<string>();
  const settle = (next: number) => {
    setTyped(null);
    setFault(undefined);
    const settled = settleQuantity(next, { min, max, step });
    if (settled !== value) onChange(settled);
  };
  const settleTyped = (text: string) => {
    const reading = readFigure(text, locale, figure);
    if ('value' in reading) settle(reading.value === null ? value : Number(reading.value));
    else setFault(openPoint(reading, figure, locale));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = { ArrowUp: step, ArrowDown: -step }[event.key];
    if (move) {
      event.preventDefault();
      settle(value + move);
    } else if (event.key === 'Enter' && typed !== null) {
      event.preventDefault();
      settleTyped(typed);
    }
  };
  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that the field's own name repeats */}
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
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? faultId : undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            setFault(undefined);
          }}
          onBlur={() => typed !== null && settleTyped(typed)}
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
      {fault && (
        <Text as="p" id={faultId} role="alert" look="small" tone="danger">
          {fault}
        </Text>
      )}
    </div>
  );
}
