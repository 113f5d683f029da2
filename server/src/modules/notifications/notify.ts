import {
  type NoticeParams,
  type NotificationEvent,
  notificationEvents,
} from 'shared-kit/contract/notifications';
import { newId, type Tx } from '../../platform/db/index.ts';
import { tellLive } from '../../platform/live/index.ts';
import { addressFor, type MailParts, noticeUsefulUntil, sendToUser } from '../accounts/index.ts';
import { noticeMail } from './notice-mail.ts';
import { type Audience, findRecipients } from './recipients.ts';
import { inboxNotice } from './schema.ts';

export type Notice<Event extends NotificationEvent = NotificationEvent> = Readonly<{
  event: Event;
  /** Values for the sentence, independent of language. */
  params: NoticeParams<Event>;
  to: Audience;
  /** Users not to notify: they did it, or learn of it otherwise. */
  except?: string | null | readonly string[];
  /** The only user of the audience who gets a mail, and the others an inbox entry alone; null or missing: all. */
  mailOnly?: string | null;
  /** The page to open, without locale, such as `/quote/{id}`; null if there is none. */
  path: string | null;
  /** Identifies the event, such as `quote-received:{versionId}`, so that nobody is notified twice. */
  dedupeKey: string;
}>;

/**
 * Notifies people inside the transaction of the event: an entry in each inbox, shown live in open pages. A mail in their
 * language follows if the event is worth one, they want such mails and their address is confirmed. Once the transaction
 * commits, nothing is lost and nothing comes twice.
 */
export async function notify<Event extends NotificationEvent>(
  parts: MailParts,
  tx: Tx,
  notice: Notice<Event>,
): Promise<void> {
  const { event, to, except, mailOnly = null } = notice;
  const { kind, byMail } = notificationEvents[event];
  const people = await findRecipients(tx, { to, except: [except ?? []].flat(), kind });
  if (people.length === 0) return;
  const told = await enterInInboxes(
    tx,
    people.map(({ id }) => id),
    notice,
    parts.clock(),
  );
  if (told.size === 0) return;
  await tellLive(tx, [...told], { topic: 'inbox' });
  if (!byMail) return;
  const readers = people.filter(
    (it) =>
      told.has(it.id) && it.emailVerified && it.byMail !== false && (mailOnly === null || it.id === mailOnly),
  );
  for (const reader of readers) await mailTo(parts, tx, reader, notice);
}

type Reader = Awaited<ReturnType<typeof findRecipients>>[number];

/** Returns the users who didn't have the entry yet. */
async function enterInInboxes(
  tx: Tx,
  userIds: readonly string[],
  { event, params, path, dedupeKey }: Notice,
  createdAt: Date,
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .insert(inboxNotice)
    .values(
      userIds.map((userId) => ({
        id: newId(createdAt.getTime()),
        userId,
        event,
        params,
        path,
        dedupeKey,
        createdAt,
      })),
    )
    .onConflictDoNothing()
    .returning({ userId: inboxNotice.userId });
  return new Set(rows.map(({ userId }) => userId));
}

function mailTo(parts: MailParts, tx: Tx, reader: Reader, { event, params, path }: Notice): Promise<void> {
  const text = noticeMail({ event, params }, reader.locale, {
    name: reader.name,
    url: path === null ? null : addressFor(parts, reader, path),
    choicesUrl: addressFor(parts, reader, '/profile?section=notifications'),
  });
  return sendToUser(parts, tx, reader, text, noticeUsefulUntil(parts.clock()));
}
