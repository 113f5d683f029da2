import { brokenThread } from 'shared-kit/drawing';
import 'shared-kit/drawing.css';
import styles from './error-page.module.css';

/** A drawing of cloth with a snapped thread; it loads after the text. */
export default function BrokenThread() {
  return <div className={styles.thread} dangerouslySetInnerHTML={{ __html: brokenThread() }} />;
}
