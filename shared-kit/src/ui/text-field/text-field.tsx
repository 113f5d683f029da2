import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field, type FieldTexts } from '../field/field.tsx';
import { InputFrame } from '../input-frame/input-frame.tsx';

export interface TextFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'size'> {
  before?: ReactNode;
  after?: ReactNode;
  size?: 'small' | 'medium' | 'large';
}

/** One line of text. `className` goes to the field, all other props to the input. */
export function TextField(props: TextFieldProps) {
  const { label, optional, hint, error, labelHidden, id, className, before, after, size, ...input } = props;
  return (
    <Field {...{ label, optional, hint, error, labelHidden, id, className }}>
      {(control) => (
        <InputFrame before={before} after={after} size={size}>
          <input type="text" {...input} {...control} />
        </InputFrame>
      )}
    </Field>
  );
}

export interface TextAreaFieldProps extends FieldTexts, ComponentPropsWithRef<'textarea'> {}

export function TextAreaField(props: TextAreaFieldProps) {
  const { label, optional, hint, error, labelHidden, id, className, ...area } = props;
  return (
    <Field {...{ label, optional, hint, error, labelHidden, id, className }}>
      {(control) => (
        <InputFrame>
          <textarea {...area} {...control} />
        </InputFrame>
      )}
    </Field>
  );
}
