import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { Field, type FieldTexts } from '../field/field.tsx';
import { InputFrame } from '../input-frame/input-frame.tsx';

export interface NumberFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'size' | 'type'> {
  /** Unit or currency sign inside the border. */
  affix?: ReactNode;
  /** A currency sign stands before the figure, a unit after it. */
  affixSide?: 'before' | 'after';
  size?: 'small' | 'medium' | 'large';
  /** Writes what is in the field as the reader's language does: grouped while it rests, else ready to be edited. */
  write?: (value: string, grouped: boolean) => string;
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
    write,
    ...input
  } = props;
  const [state, setState] = useState<'resting' | 'entered' | 'typed'>('resting');
  const written = write &&
    state !== 'typed' && { value: write(String(input.value ?? ''), state === 'resting') };
  return (
    <Field {...{ label, optional, hint, error, labelHidden, id, className }}>
      {(control) => (
        <InputFrame numeric size={size} {...{ [affixSide]: affix }}>
          <input
            inputMode="decimal"
            autoComplete="off"
            {...input}
            {...written}
            {...control}
            type="text"
            onFocus={(event) => {
              if (write) enter(event.currentTarget, write(String(input.value ?? ''), false));
              setState('entered');
              input.onFocus?.(event);
            }}
            onChange={(event) => {
              setState('typed');
              input.onChange?.(event);
            }}
            onBlur={(event) => {
              setState('resting');
              input.onBlur?.(event);
            }}
          />
        </InputFrame>
      )}
    </Field>
  );
}

/** At once: who came by Tab types over all of it, and that selection would be lost if it were written any later. */
function enter(input: HTMLInputElement, written: string) {
  const isWhole = input.selectionStart === 0 && input.selectionEnd === input.value.length;
  if (input.value !== written) input.value = written;
  if (isWhole) input.select();
}
