import { heroLoom } from 'shared-kit/drawing';
import 'shared-kit/drawing.css';
import styles from './login-page.module.css';

/** The drawing beside the form; it comes after it. */
export default function LoomPlate() {
  return <div className={styles.loom} dangerouslySetInnerHTML={{ __html: heroLoom() }} />;
}
