import { initials } from 'shared-kit/contract/languages';
import type { QuoteDetail, QuoteMessage, QuotePerson } from 'shared-kit/contract/quotes';
import { Stack } from 'shared-kit/layout';
import { useLocale } from 'shared-kit/shell';
import { Avatar, StatusBadge } from 'shared-kit/ui';
import { RevisionIcon } from '../../../icons.sprite.ts';
import type { ToldEvent } from '../../../negotiation/activity.ts';
import { formatMoment } from '../../../negotiation/format-moment.ts';
import { useText } from '../../../text.ts';
import styles from './activity-sheet.module.css';
import { AttachmentList } from './attachment-list.tsx';

export function EventEntry({ event }: { event: ToldEvent }) {
  const t = useText();
  const { by, at, transition, version, text } = event;
  return (
    <li className={styles.entry}>
      <Avatar kind="person" mark={RevisionIcon} accent={by.side === 'seller'} />
      <Stack gap="2" className={styles.words}>
        <p>
          <b>{nameOf(by, t)}</b> <span>{t(`quote.event.${transition}`, { number: version ?? 0 })}</span>
        </p>
        {text && <p className={styles.quotation}>{text}</p>}
      </Stack>
      <Moment at={at} />
    </li>
  );
}

export function MessageEntry({ message, quote }: { message: QuoteMessage; quote: QuoteDetail }) {
  const t = useText();
  const locale = useLocale();
  const { by, kind, lineKey, text, attachments, at } = message;
  const line = quote.request.lines.find(({ key }) => key === lineKey);
  return (
    <li className={styles.entry}>
      <Avatar kind="person" mark={initials(by.name, locale)} accent={by.side === 'seller'} />
      <Stack gap="2" className={styles.words}>
        <p>
          <b>{by.name}</b>{' '}
          <span>{by.isMe ? t('quote.activity.me') : by.company !== by.name && by.company}</span>
          {kind !== 'message' && (
            <>
              {' '}
              <StatusBadge icon={RevisionIcon}>{t(`quote.activity.kind.${kind}`)}</StatusBadge>
            </>
          )}
        </p>
        {line && <p className={styles.about}>{t('quote.activity.about', { line: line.title })}</p>}
        {text && (
          <p className={styles.bubble} data-mine={by.isMe || undefined}>
            {text}
          </p>
        )}
        <AttachmentList attachments={attachments} />
      </Stack>
      <Moment at={at} />
    </li>
  );
}

const nameOf = (by: QuotePerson, t: ReturnType<typeof useText>) =>
  by.side === 'system' ? t('quote.activity.market') : (by.company ?? by.name);

function Moment({ at }: { at: string }) {
  return (
    <time className={styles.moment} dateTime={at}>
      {formatMoment(at, useLocale())}
    </time>
  );
}
