import type { ComponentPropsWithRef, ElementType, MouseEvent } from 'react';
import { Icon } from '../icon/icon.tsx';
import { LoaderIcon } from '../icon/icons.sprite.ts';
import type { As } from '../polymorphic/polymorphic.ts';
import { asElement } from '../text/as-element.tsx';
import styles from './button.module.css';
import { type ButtonLook, buttonLook } from './button-look.ts';

export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** Work is under way: the button keeps focus and size, shows progress and ignores further presses. */
  pending?: boolean;
}

const whilePending = {
  'aria-busy': true,
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
};

export function Button({
  emphasis,
  size,
  block,
  pending = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...(pending && whilePending)}
      {...buttonLook({ emphasis, size, block }, className)}
    >
      {pending && <Icon of={LoaderIcon} className={styles.turning} />}
      {asElement(children)}
    </button>
  );
}

export type ButtonLinkProps<Tag extends ElementType = 'a'> = As<Tag, ButtonLook & { className?: string }>;

/** A link that looks like a button; `as` takes a router's link. */
export function ButtonLink<Tag extends ElementType = 'a'>(props: ButtonLinkProps<Tag>) {
  const { as, emphasis, size, block, className, ...rest } = props;
  const Element: ElementType = as ?? 'a';
  return <Element {...rest} {...buttonLook({ emphasis, size, block }, className)} />;
}
