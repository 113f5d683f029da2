import styles from './selvedge.module.css';

/** The woven edge that marks a public page; one to a page. */
export function Selvedge() {
  return <div aria-hidden className={styles.root} />;
}
