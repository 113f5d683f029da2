import { brokenThread } from 'shared-kit/drawing';
import drawing from 'shared-kit/drawing.module.css';
import styles from './error-page.module.css';

/** A drawing of cloth with a snapped thread. */
export function BrokenThread() {
  return (
    <div
      className={`${drawing.root} ${styles.thread}`}
      dangerouslySetInnerHTML={{ __html: brokenThread() }}
    />
  );
}
