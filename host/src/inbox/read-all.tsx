import type { InboxAnswer } from 'shared-kit/contract/notifications';
import { Row } from 'shared-kit/layout';
import { useSubmit } from 'shared-kit/shell';
import { Button } from 'shared-kit/ui';
import { useText } from '../text.ts';
import styles from './inbox.module.css';
import { markRead } from './inbox-query.ts';

/** Marks everything up to the newest shown entry as read, so that entries arriving meanwhile stay unread. */
export function ReadAll({ inbox: { entries, unread } }: { inbox: InboxAnswer }) {
  const t = useText();
  const { isPending, failure, run } = useSubmit(() => t('inbox.read-failed'));
  const newest = entries[0]?.id;
  if (!newest || unread === 0) return null;
  return (
    <Row gap="0" className={styles.readAll}>
      <Button
        emphasis="tertiary"
        size="small"
        pending={isPending}
        onClick={() => void run(() => markRead({ upTo: newest }))}
      >
        {t('inbox.read-all')}
      </Button>
      <span role="status">{failure}</span>
    </Row>
  );
}
