import { type ComponentPropsWithRef, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Field, type FieldTexts, InputFrame } from 'shared-kit/ui';

export interface NumberFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'size' | 'type'> {
  /** Unit or currency sign inside the border. */
  affix?: ReactNode;
  /** Put a currency sign before the figure, a unit after it. */
  affixSide?: 'before' | 'after';
  size?: 'small' | 'medium' | 'large';
  /** Formats the value for the reader's language: grouped, or ready to edit while the field has the focus. */
  write?: (value: string, grouped: boolean) => string;
}

/** A number as right-aligned text: native number inputs lose grouping and decimal commas. */
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

/** Formats the value at rest and on focus, but leaves it alone while the visitor types. */
function useWriting(write: NumberFieldProps['write'], input: Input): Input {
  const [state, setState] = useState<'resting' | 'entered' | 'typed'>('resting');
  const whole = useWholeSelection(state);
  return {
    ...(write && state !== 'typed' && { value: write(String(input.value ?? ''), state === 'resting') }),
    onFocus: (event) => {
      const field = event.currentTarget;
      // The selection exists only after the focus event.
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

/** Tab selects the whole value. Reformatting loses that selection, so this hook restores it. */
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
