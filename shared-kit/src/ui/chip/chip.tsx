import clsx from 'clsx';
import type { ElementType, ReactNode } from 'react';
import { type As, CloseIcon, Icon } from 'shared-kit/ui';
import { asElement } from '../text/as-element.tsx';
import styles from './chip.module.css';

export interface ChipProps {
  children: ReactNode;
  /** Name of the button, such as "Remove Rapier". */
  removeLabel: string;
  onRemove: () => void;
  className?: string;
}

/** An active filter with a button to remove it. */
export function Chip({ children, removeLabel, onRemove, className }: ChipProps) {
  return (
    <span className={clsx(styles.root, className)}>
      {asElement(children)}
      <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
        <Icon of={CloseIcon} size="small" />
      </button>
    </span>
  );
}

/** A short suggestion as a link. */
export function ChipLink<Tag extends ElementType = 'a'>({
  as,
  className,
  ...rest
}: As<Tag, { className?: string }>) {
  const Element: ElementType = as ?? 'a';
  return <Element {...rest} className={clsx(styles.root, styles.link, className)} />;
}
