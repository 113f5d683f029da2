import type { FinancingCondition, ThreadMessage } from 'shared-kit/contract/financing';
import { formatDay, useLocale } from 'shared-kit/shell';
import styles from './financing.module.css';
import { SentFiles } from './sent-files.tsx';
import { useText } from './use-text.ts';

type ThreadProps = {
  messages: readonly ThreadMessage[];
  conditions: readonly FinancingCondition[];
  reader: ThreadMessage['side'];
};

/** What buyer and bank wrote, the oldest first. */
export function Thread({ messages, conditions, reader }: ThreadProps) {
  const t = useText();
  const locale = useLocale();
  if (messages.length === 0) return null;
  const about = (id: string | null) => conditions.find((it) => it.id === id)?.text;
  return (
    <ol className={styles.list}>
      {messages.map(({ id, side, by, isPrivate, conditionId, text, files, at }) => (
        <li
          key={id}
          className={styles.message}
          data-own={side === reader || undefined}
          data-private={isPrivate || undefined}
        >
          <div className={styles.muted}>
            {[by, formatDay(at, locale), isPrivate && t('thread.private'), about(conditionId)]
              .filter(Boolean)
              .join(', ')}
          </div>
          {text && <p className={styles.text}>{text}</p>}
          <SentFiles files={files} />
        </li>
      ))}
    </ol>
  );
}
