import { Button } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './bank-quote-page.module.css';

/** Says that the form holds what was typed before, and lets it start anew. */
export function KeptDraft({ onStartAnew }: { onStartAnew: () => void }) {
  const t = useText();
  return (
    <div className={styles.words}>
      <span role="status">{t('draft.kept')}</span>
      <Button size="small" onClick={onStartAnew}>
        {t('draft.start-anew')}
      </Button>
    </div>
  );
}
