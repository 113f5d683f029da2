import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './stepper.module.css';

export interface StepperProps {
  /** Name of the list, such as "Registration". */
  label: string;
  /** The note says in words what the mark shows, such as "Done" or "2 fields left". */
  steps: readonly { id: string; title: ReactNode; note?: ReactNode }[];
  /** Id of the current step; earlier steps are done. */
  current: string;
  className?: string;
}

export function Stepper({ label, steps, current, className }: StepperProps) {
  const at = steps.findIndex((step) => step.id === current);
  return (
    <ol aria-label={label} className={clsx(styles.root, className)}>
      {steps.map((step, index) => (
        <li
          key={step.id}
          className={styles.step}
          aria-current={index === at ? 'step' : undefined}
          data-state={index < at ? 'done' : index === at ? 'current' : 'ahead'}
        >
          <span className={styles.title}>{step.title}</span>
          {step.note && <span className={styles.note}>{step.note}</span>}
        </li>
      ))}
    </ol>
  );
}
