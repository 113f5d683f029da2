import clsx from 'clsx';
import type { ElementType, ReactNode } from 'react';
import { type As, buttonLook, ChevronLeftIcon, ChevronRightIcon, Icon } from 'shared-kit/ui';
import { asElement } from '../text/as-element.tsx';
import styles from './pager.module.css';

/** Previous and next for lists without page numbers. `children` are the two steps. */
export function Pager({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <nav aria-label={label} className={clsx(styles.root, className)}>
      {children}
    </nav>
  );
}

interface StepOwn {
  direction: 'previous' | 'next';
  /** No page on this side: the step keeps its place but isn't a link. */
  unavailable?: boolean;
  children: ReactNode;
}

export type PagerStepProps<Tag extends ElementType = 'a'> = As<Tag, StepOwn>;

export function PagerStep<Tag extends ElementType = 'a'>(props: PagerStepProps<Tag>) {
  const { as, direction, unavailable, children, ...rest } = props;
  const words = (
    <>
      {direction === 'previous' && <Icon of={ChevronLeftIcon} />}
      {asElement(children)}
      {direction === 'next' && <Icon of={ChevronRightIcon} />}
    </>
  );
  const look = buttonLook({ emphasis: 'secondary' });
  if (unavailable) {
    return (
      <span aria-disabled="true" {...look}>
        {words}
      </span>
    );
  }
  const Element: ElementType = as ?? 'a';
  return (
    <Element rel={direction === 'previous' ? 'prev' : 'next'} {...rest} {...look}>
      {words}
    </Element>
  );
}
