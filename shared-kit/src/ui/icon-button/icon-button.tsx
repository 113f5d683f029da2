import clsx from 'clsx';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { CountBadge } from '../count-badge/count-badge.tsx';
import { Icon, type IconGlyph } from '../icon/icon.tsx';
import type { As } from '../polymorphic/polymorphic.ts';
import styles from './icon-button.module.css';

interface IconButtonLook {
  icon: IconGlyph;
  /** Accessible name, with the count if there is one: "Cart, 3 items". */
  label: string;
  /** Bare in a bar, outlined beside other buttons. */
  emphasis?: 'bare' | 'outlined';
  size?: 'small' | 'medium';
  /** A small figure at the corner. */
  count?: ReactNode;
  className?: string;
}

export interface IconButtonProps
  extends IconButtonLook,
    Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label' | 'className'> {}

export function IconButton(props: IconButtonProps) {
  const { icon, label, emphasis, size, count, className, ...rest } = props;
  return (
    <button type="button" {...rest} {...look({ emphasis, size, className })} aria-label={label}>
      <Face icon={icon} count={count} />
    </button>
  );
}

/** The same as a link. */
export function IconLink<Tag extends ElementType = 'a'>(props: As<Tag, IconButtonLook>) {
  const { as, icon, label, emphasis, size, count, className, ...rest } = props;
  const Element: ElementType = as ?? 'a';
  return (
    <Element {...rest} {...look({ emphasis, size, className })} aria-label={label}>
      <Face icon={icon} count={count} />
    </Element>
  );
}

function look({ emphasis = 'bare', size = 'medium', className }: Partial<IconButtonLook>) {
  return { className: clsx(styles.root, className), 'data-emphasis': emphasis, 'data-size': size };
}

function Face({ icon, count }: { icon: IconGlyph; count: ReactNode }) {
  return (
    <>
      <Icon of={icon} size="large" />
      {count !== undefined && count !== null && <CountBadge className={styles.count}>{count}</CountBadge>}
    </>
  );
}
