import clsx from 'clsx';
import type { ReactNode } from 'react';
import { asElement } from '../text/as-element.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** A line of text, a title, a badge, or a block sized by the caller's class. */
  shape?: 'line' | 'title' | 'badge' | 'block';
  /** Per cent of the container. */
  width?: 20 | 30 | 40 | 50 | 60 | 70 | 80 | 90 | 100;
  className?: string;
}

/** Placeholder for loading content. It stays invisible for 150 ms, since most answers are faster. */
export function Skeleton({ shape = 'line', width = 100, className }: SkeletonProps) {
  return <span aria-hidden className={clsx(styles.root, className)} data-shape={shape} data-width={width} />;
}

/** Wraps skeletons and tells screen readers once that content is loading. */
export function Loading({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div aria-busy className={className}>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {asElement(children)}
    </div>
  );
}
