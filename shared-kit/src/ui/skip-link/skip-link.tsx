import type { ReactNode } from 'react';
import { buttonLook } from '../button/button-look.ts';
import styles from './skip-link.module.css';

/** Put it first in the document. `to` is the id of the main element, which needs `tabIndex={-1}`. */
export function SkipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={`#${to}`} {...buttonLook({}, styles.root)}>
      {children}
    </a>
  );
}
