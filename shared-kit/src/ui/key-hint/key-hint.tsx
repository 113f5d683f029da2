import styles from './key-hint.module.css';

/** The key that does the same; hidden from screen readers, which announce `aria-keyshortcuts` of the control. */
export function KeyHint({ children }: { children: string }) {
  return (
    <kbd aria-hidden className={styles.root}>
      {children}
    </kbd>
  );
}
