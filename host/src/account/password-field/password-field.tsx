import { useState } from 'react';
import { ConcealIcon, Field, Icon, InputFrame, RevealIcon, type TextFieldProps } from 'shared-kit/ui';
import styles from './password-field.module.css';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'before' | 'after'> {
  /** Names of the button in the field, such as "Show password" and "Hide password". */
  revealLabel: string;
  concealLabel: string;
}

export function PasswordField(props: PasswordFieldProps) {
  const {
    label,
    optional,
    hint,
    error,
    labelHidden,
    id,
    className,
    size,
    revealLabel,
    concealLabel,
    ...input
  } = props;
  const [revealed, setRevealed] = useState(false);
  return (
    <Field {...{ label, optional, hint, error, labelHidden, id, className }}>
      {(control) => (
        <InputFrame size={size} className={styles.frame}>
          <input
            autoComplete="current-password"
            {...input}
            {...control}
            type={revealed ? 'text' : 'password'}
          />
          <button
            type="button"
            className={styles.reveal}
            aria-label={revealed ? concealLabel : revealLabel}
            onClick={() => setRevealed(!revealed)}
          >
            <Icon of={revealed ? ConcealIcon : RevealIcon} />
          </button>
        </InputFrame>
      )}
    </Field>
  );
}
