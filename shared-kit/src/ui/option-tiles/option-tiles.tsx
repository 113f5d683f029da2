import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from './option-tiles.module.css';

export interface OptionTilesProps<Value extends string> {
  /** The attribute being chosen, such as "Working width". */
  legend: ReactNode;
  value: Value;
  onChange: (value: Value) => void;
  /** `note` is the price difference or "included". */
  options: readonly { value: Value; label: ReactNode; note?: ReactNode; disabled?: boolean }[];
  /** Form name; made when absent. */
  name?: string;
  className?: string;
}

/** The variants of a product, side by side. Native radios: arrow keys choose. */
export function OptionTiles<Value extends string>(props: OptionTilesProps<Value>) {
  const { legend, value, onChange, options, name, className } = props;
  const made = useId();
  return (
    <fieldset className={clsx(styles.root, className)}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.tiles}>
        {options.map((option) => (
          <label key={option.value} className={styles.tile}>
            <input
              type="radio"
              className={styles.input}
              name={name ?? made}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span> {option.note && <span className={styles.note}>{option.note}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
