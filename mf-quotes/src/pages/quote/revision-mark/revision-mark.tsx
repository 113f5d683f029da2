import { VisuallyHidden } from 'shared-kit/ui';
import styles from './revision-mark.module.css';

interface RevisionMarkProps {
  revision: number;
  /** Meaning for screen readers, such as "was $148,500, changed in revision 3". */
  meaning: string;
  /** True for the revision being read, false for an earlier one. */
  current?: boolean;
}

/** The triangle that marks a changed value, as on technical drawings. */
export function RevisionMark({ revision, meaning, current = false }: RevisionMarkProps) {
  return (
    <span className={styles.root} title={meaning} data-current={current || undefined}>
      <svg aria-hidden="true" className={styles.triangle} viewBox="0 0 20 18">
        <path d="M10 1L19.2 17H.8z" />
      </svg>
      <span aria-hidden>{revision}</span>
      <VisuallyHidden>{meaning}</VisuallyHidden>
    </span>
  );
}
