import styles from './selvedge.module.css';

/** The woven edge of public pages; use one per page. */
export function Selvedge() {
  return <div aria-hidden className={styles.root} />;
}
