import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldTexts } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { ChevronsUpDownIcon } from '../icon/icons.sprite.ts';
import { InputFrame } from '../input-frame/input-frame.tsx';
import styles from './select-field.module.css';

export interface SelectFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'size'> {
  size?: 'small' | 'medium' | 'large';
}

/** A native select, so that phones show their own list; `children` are its options. */
export function SelectField(props: SelectFieldProps) {
  const { label, optional, hint, error, labelHidden, id, className, size, children, ...select } = props;
  return (
    <Field {...{ label, optional, hint, error, labelHidden, id, className }}>
      {(control) => (
        <InputFrame size={size} className={styles.frame}>
          <select {...select} {...control} className={styles.select}>
            {children}
          </select>
          <Icon of={ChevronsUpDownIcon} className={styles.chevron} />
        </InputFrame>
      )}
    </Field>
  );
}
