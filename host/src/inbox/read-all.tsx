import { useState } from 'react';
import type { InboxAnswer } from 'shared-kit/contract';
import { Button } from 'shared-kit/ui';
import { useText } from '../text.ts';
import styles from './inbox.module.css';
import { markRead } from './inbox-query.ts';

/** Marks all up to the newest that is shown: what comes meanwhile stays unread. */
export function ReadAll({ inbox: { entries, unread } }: { inbox: InboxAnswer }) {
  const t = useText();
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  const newest = entries[0]?.id;
  if (!newest || unread === 0) return null;
  const readAll = () => {
    setState('pending');
    markRead({ upTo: newest }).then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  return (
    <div className={styles.readAll}>
      <Button emphasis="tertiary" size="small" pending={state === 'pending'} onClick={readAll}>
        {t('inbox.read-all')}
      </Button>
      <span role="status">{state === 'failed' && t('inbox.read-failed')}</span>
    </div>
  );
}
