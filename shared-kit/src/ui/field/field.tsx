import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { AlertIcon } from '../icon/icons.sprite.ts';
import { asElement } from '../text/as-element.tsx';
import styles from './field.module.css';

export interface FieldTexts {
  label: ReactNode;
  /** Shown after the label of an optional field, such as "(optional)". */
  optional?: ReactNode;
  /** One line of help below the control; an error replaces it. */
  hint?: ReactNode;
  /** What is wrong and how to fix it; marks the control invalid. */
  error?: ReactNode;
  /** Hides the label visually, where the context already names the field, for example a search box. */
  labelHidden?: boolean;
}

/** Attributes that connect the control with its label, hint and error. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldTexts {
  /** Id of the control, generated if left out. An error summary links to it. */
  id?: string | undefined;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

export function Field({ id, label, optional, hint, error, labelHidden, className, children }: FieldProps) {
  const made = useId();
  const controlId = id ?? made;
  const noteId = `${controlId}-note`;
  return (
    <div className={clsx(styles.root, className)}>
      <label className={styles.label} data-hidden={labelHidden || undefined} htmlFor={controlId}>
        {asElement(label)} {optional && <span className={styles.optional}>{optional}</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': error || hint ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  );
}

function FieldNote({ id, hint, error }: { id: string; hint: ReactNode; error: ReactNode }) {
  if (error) {
    return (
      <p className={styles.error} id={id}>
        <Icon of={AlertIcon} size="small" />
        {asElement(error)}
      </p>
    );
  }
  return hint ? (
    <p className={styles.hint} id={id}>
      {hint}
    </p>
  ) : null;
}
