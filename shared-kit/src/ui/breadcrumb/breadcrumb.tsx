import clsx from 'clsx';
import { Children, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { ChevronRightIcon } from '../icon/icons.sprite.ts';
import { asElement } from '../text/as-element.tsx';
import styles from './breadcrumb.module.css';

export interface BreadcrumbProps {
  /** Name of the landmark, such as "Breadcrumb". */
  label: string;
  /** Links from the top down. */
  children: ReactNode;
  /** The current page, last and not a link. */
  current: ReactNode;
  className?: string;
}

export function Breadcrumb({ label, children, current, className }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className={clsx(styles.root, className)}>
      <ol className={styles.list}>
        {Children.toArray(children).map((link, place) => (
          <li key={place} className={styles.item}>
            {asElement(link)}
            <Icon of={ChevronRightIcon} size="tiny" className={styles.chevron} />
          </li>
        ))}
        <li aria-current="page" className={styles.current}>
          {current}
        </li>
      </ol>
    </nav>
  );
}
