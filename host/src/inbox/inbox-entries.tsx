import { type Locale, languageOf } from 'shared-kit/contract/languages';
import { type InboxEntry, isNotificationEvent } from 'shared-kit/contract/notifications';
import { Stack } from 'shared-kit/layout';
import { formatDay, LocaleLink, useLocale } from 'shared-kit/shell';
import { VisuallyHidden } from 'shared-kit/ui';
import { useText } from '../text.ts';
import styles from './inbox.module.css';
import { markRead } from './inbox-query.ts';

/** Entries as a list; opening one marks it as read. */
export function InboxEntries({ entries }: { entries: readonly InboxEntry[] }) {
  return (
    <Stack as="ul" gap="0" className={styles.entries}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry}>
          <Entry entry={entry} />
        </li>
      ))}
    </Stack>
  );
}

function Entry({ entry }: { entry: InboxEntry }) {
  const { id, path, isRead } = entry;
  // On failure the entry stays unread; opening it again retries.
  const read = () => {
    if (!isRead) markRead({ ids: [id] }).catch(() => undefined);
  };
  const look = { className: styles.link, 'data-unread': isRead ? undefined : true, onClick: read };
  const words = <EntryWords entry={entry} />;
  if (path !== null) {
    return (
      <LocaleLink to={path} {...look}>
        {words}
      </LocaleLink>
    );
  }
  return (
    <button type="button" {...look}>
      {words}
    </button>
  );
}

function EntryWords({ entry: { event, params, createdAt, isRead } }: { entry: InboxEntry }) {
  const t = useText();
  const locale = useLocale();
  const named = { ...params, ...(params.day && { day: formatDay(params.day, locale) }) };
  return (
    <>
      <span className={styles.dot} aria-hidden="true" />
      <span>
        {!isRead && <VisuallyHidden>{`${t('inbox.unread-mark')} `}</VisuallyHidden>}
        <span>{isNotificationEvent(event) ? t(`inbox.event.${event}`, named) : t('inbox.unknown')}</span>
      </span>
      {params.reason && <span className={styles.detail}>{params.reason}</span>}
      <time className={styles.detail} dateTime={createdAt}>
        {momentOf(createdAt, locale)}
      </time>
    </>
  );
}

const momentOf = (iso: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageOf(locale).format, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(iso));
