import { type ComponentPropsWithRef, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
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
  const writing = useWriting(write, input);
  return (
    <Field {...{ label, optional, hint, error, labelHidden, id, className }}>
      {(control) => (
        <InputFrame numeric size={size} {...{ [affixSide]: affix }}>
          <input inputMode="decimal" autoComplete="off" {...input} {...writing} {...control} type="text" />
        </InputFrame>
      )}
    </Field>
  );
}

type Input = Pick<ComponentPropsWithRef<'input'>, 'value' | 'onFocus' | 'onChange' | 'onBlur'>;

/** The field as the reader's language writes it; while it is typed into, it has what was typed. */
function useWriting(write: NumberFieldProps['write'], input: Input): Input {
  const [state, setState] = useState<'resting' | 'entered' | 'typed'>('resting');
  const whole = useWholeSelection(state);
  return {
    ...(write && state !== 'typed' && { value: write(String(input.value ?? ''), state === 'resting') }),
    onFocus: (event) => {
      const field = event.currentTarget;
      // Its selection is known once it has been entered.
      queueMicrotask(() => {
        if (document.activeElement !== field) return;
        whole.keep(field);
        setState('entered');
      });
      input.onFocus?.(event);
    },
    onChange: (event) => {
      setState('typed');
      input.onChange?.(event);
    },
    onBlur: (event) => {
      setState('resting');
      input.onBlur?.(event);
    },
  };
}

/** Who comes by Tab types over all of it: that selection is lost where the field is written anew, and is made again. */
function useWholeSelection(state: string) {
  const entered = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (state === 'entered') entered.current?.select();
  }, [state]);
  return {
    keep: (input: HTMLInputElement) => {
      const isWhole = input.selectionStart === 0 && input.selectionEnd === input.value.length;
      entered.current = isWhole && input.value !== '' ? input : null;
    },
  };
}
