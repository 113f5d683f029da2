import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field, type FieldTexts } from '../field/field.tsx';
import { InputFrame } from '../input-frame/input-frame.tsx';

export interface NumberFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'size' | 'type'> {
  /** Unit or currency sign inside the border. */
  affix?: ReactNode;
  /** A currency sign stands before the figure, a unit after it. */
  affixSide?: 'before' | 'after';
  size?: 'small' | 'medium' | 'large';
}

/** A figure as text, right-aligned: the browser's own number input loses grouping and a comma. */
export function NumberField(props: NumberFieldProps) {
  const {
    label,
    optional,
    hint,
    error,
    labelHidden,
    id,
    className,
    affix,
    affixSide = 'after',
    size,
    ...input
  } = props;
  return (
    <Field {...{ label, optional, hint, error, labelHidden, id, className }}>
      {(control) => (
        <InputFrame numeric size={size} {...{ [affixSide]: affix }}>
          <input inputMode="decimal" autoComplete="off" {...input} {...control} type="text" />
        </InputFrame>
      )}
    </Field>
  );
}
