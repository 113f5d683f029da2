import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from 'shared-kit/shell';
import { Monthly } from 'shared-kit/ui';
import styles from './monthly-button.module.css';
import type { Financed } from './monthly-offers.ts';

const FinancingDialog = lazyPart(() => import('./financing-dialog.tsx'));

/** A monthly figure; a click shows how it was calculated. */
export function MonthlyButton({ parts, children }: { parts: readonly Financed[]; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.root}>
      <button type="button" aria-haspopup="dialog" className={styles.button} onClick={() => setOpen(true)}>
        <Monthly>{children}</Monthly>
      </button>
      {isOpen && (
        <Suspense>
          <FinancingDialog parts={parts} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
