import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { Icon, type IconGlyph } from '../icon/icon.tsx';
import { asElement } from '../text/as-element.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './segmented.module.css';

export interface SegmentedProps<Value extends string> {
  /** Accessible name of the choice. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  /** With an `icon`, the label is only for screen readers. */
  options: readonly { value: Value; label: ReactNode; icon?: IconGlyph }[];
  size?: 'small' | 'medium';
  tone?: 'accent' | 'finance';
  className?: string;
}

/** A choice of few short options, all visible. Native radios: Tab enters, arrow keys choose. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, value, onChange, options, size = 'medium', tone = 'accent', className } = props;
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={clsx(styles.root, className)}
      data-size={size}
      data-tone={tone}
    >
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon ? (
            <>
              <Icon of={option.icon} />
              <VisuallyHidden>{option.label}</VisuallyHidden>
            </>
          ) : (
            asElement(option.label)
          )}
        </label>
      ))}
    </div>
  );
}
