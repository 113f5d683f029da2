import { type ReactNode, useId } from 'react';
import styles from './picks-progress.module.css';

interface PicksProgressProps {
  label: ReactNode;
  /** The progress in words, such as "7 of 9" or "64%". */
  figure: ReactNode;
  value: number;
  max: number;
  size?: 'small' | 'medium';
  className?: string;
}

/** Progress drawn as picks of cloth. A native progress element, so it needs no inline style. */
export function PicksProgress({
  label,
  figure,
  value,
  max,
  size = 'medium',
  className = '',
}: PicksProgressProps) {
  const id = useId();
  return (
    <div className={`${styles.root} ${className}`}>
      <div className={styles.words}>
        <label htmlFor={id}>{label}</label>
        <span className={styles.figure}>{figure}</span>
      </div>
      <progress id={id} className={styles.picks} data-size={size} value={value} max={max} />
    </div>
  );
}
