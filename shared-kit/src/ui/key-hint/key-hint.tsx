import styles from './key-hint.module.css';

/** The control's keyboard shortcut. Hidden from screen readers, which announce `aria-keyshortcuts` instead. */
export function KeyHint({ children }: { children: string }) {
  return (
    <kbd aria-hidden className={styles.root}>
      {children}
    </kbd>
  );
}
