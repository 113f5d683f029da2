import { comparisonLimit } from 'shared-kit/contract/catalogue';
import { Button, Note } from 'shared-kit/ui';
import { useText } from '../text.ts';
import type { Waiting } from './choice.ts';
import styles from './compare-tray.module.css';

/** Explains why the last product wasn't simply added, and offers both choices. */
export function TrayQuestion({
  waiting: { product, reason },
  keep,
  startAnew,
}: {
  waiting: Waiting;
  keep: () => void;
  startAnew: () => void;
}) {
  const t = useText();
  return (
    <Note
      tone="warning"
      role="alert"
      className={styles.question}
      action={
        <div className={styles.answers}>
          {reason === 'department' && (
            <Button size="small" onClick={startAnew}>
              {t('compare.start-anew')}
            </Button>
          )}
          <Button size="small" emphasis="tertiary" onClick={keep}>
            {t('compare.keep')}
          </Button>
        </div>
      }
    >
      {reason === 'full'
        ? t('compare.full', { most: comparisonLimit, product: product.title })
        : t('compare.other-department', { product: product.title })}
    </Note>
  );
}
