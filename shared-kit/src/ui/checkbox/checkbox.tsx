import clsx from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef } from 'react';
import styles from './checkbox.module.css';

interface ChoiceProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  /** The label beside the box; it is part of the click target. */
  children: ReactNode;
  /** Number of results at the right edge, for facets. */
  count?: ReactNode;
}

export interface CheckboxProps extends ChoiceProps {
  /** Some of what the box stands for is selected, but not all. */
  indeterminate?: boolean;
}

export function Checkbox({ indeterminate = false, ref, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // `indeterminate` has no HTML attribute, so set the property.
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const attach = (element: HTMLInputElement | null) => {
    box.current = element;
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  };
  return <Choice {...rest} type="checkbox" ref={attach} look="box" />;
}

/** One of several: give the radios of a group the same `name`, inside a fieldset with a legend. */
export function Radio(props: ChoiceProps) {
  return <Choice {...props} type="radio" look="round" />;
}

/** A setting that applies at once; use a checkbox for what waits for a form. */
export function Switch(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" role="switch" look="switch" />;
}

type Look = 'box' | 'round' | 'switch';

function Choice({
  look,
  count,
  className,
  children,
  ...input
}: ChoiceProps & { look: Look; type: 'checkbox' | 'radio' }) {
  return (
    <label className={clsx(styles.root, className)}>
      <input {...input} className={styles.input} data-look={look} />
      <span className={styles.words}>{children}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  );
}
