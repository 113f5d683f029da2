import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from './option-tiles.module.css';

export interface OptionTilesProps<Value extends string> {
  /** The attribute to choose, such as "Working width". */
  legend: ReactNode;
  /** Null if nothing is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** `note` is the price difference or "included". */
  options: readonly { value: Value; label: ReactNode; note?: ReactNode; disabled?: boolean }[];
  /** Form name; generated if left out. */
  name?: string;
  /** At most two columns, for options with long notes. */
  roomy?: boolean;
  /** What is wrong and how to fix it. */
  error?: ReactNode;
  /** Id of the first option, to which an error summary links. */
  id?: string;
  className?: string;
}

/**
 * A choice of a few options side by side, such as product variants or company kinds. Native radios: arrow keys choose.
 */
export function OptionTiles<Value extends string>(props: OptionTilesProps<Value>) {
  const { legend, value, onChange, options, name, roomy = false, error, id, className } = props;
  const made = useId();
  return (
    <fieldset
      className={clsx(styles.root, className)}
      data-roomy={roomy || undefined}
      aria-describedby={error ? `${made}-error` : undefined}
    >
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.tiles}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.tile}>
            <input
              type="radio"
              id={index === 0 ? id : undefined}
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
      {error && (
        <p className={styles.error} id={`${made}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
