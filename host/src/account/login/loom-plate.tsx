import styles from './login-page.module.css';

/** The drawing beside the form; it comes after it. */
export default function LoomPlate() {
  return <div className={styles.loom} />;
}
