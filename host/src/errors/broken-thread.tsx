import { brokenThread } from 'shared-kit/drawing';
import 'shared-kit/drawing.css';
import styles from './error-page.module.css';

/** The cloth whose pick has snapped; it comes after the words. */
export default function BrokenThread() {
  return <div className={styles.thread} dangerouslySetInnerHTML={{ __html: brokenThread() }} />;
}
