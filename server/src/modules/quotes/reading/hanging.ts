import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/index.ts';
import type { LockedQuote } from '../lifecycle/locked-quote.ts';
import type { Viewer } from '../lifecycle/party.ts';
import { quoteAttachment, quoteEvent, quoteMessage } from '../lifecycle/schema.ts';
import { quoteCounter, quoteVersion, quoteVersionLine } from '../versions/schema.ts';

export type Hanging = Awaited<ReturnType<typeof readHanging>>;

/** Everything below a quote. Reads in sequence, because a transaction has one connection. */
export async function readHanging(tx: Tx, { rfq: { id } }: LockedQuote, viewer: Viewer) {
  const versions = await tx
    .select()
    .from(quoteVersion)
    .where(eq(quoteVersion.rfqId, id))
    .orderBy(asc(quoteVersion.number));
  const versionIds = versions.map((version) => version.id);
  const versionLines =
    versionIds.length === 0
      ? []
      : await tx
          .select()
          .from(quoteVersionLine)
          .where(inArray(quoteVersionLine.versionId, versionIds))
          .orderBy(asc(quoteVersionLine.position));
  const counters = await tx
    .select()
    .from(quoteCounter)
    .where(eq(quoteCounter.rfqId, id))
    .orderBy(asc(quoteCounter.createdAt), asc(quoteCounter.id));
  const messages = await tx
    .select()
    .from(quoteMessage)
    .where(eq(quoteMessage.rfqId, id))
    .orderBy(asc(quoteMessage.at), asc(quoteMessage.id));
  const forMe =
    viewer === 'staff'
      ? isNull(quoteEvent.onlyFor)
      : or(isNull(quoteEvent.onlyFor), eq(quoteEvent.onlyFor, viewer));
  const events = await tx
    .select()
    .from(quoteEvent)
    .where(and(eq(quoteEvent.rfqId, id), forMe))
    .orderBy(asc(quoteEvent.position));
  const files = await tx
    .select()
    .from(quoteAttachment)
    .where(eq(quoteAttachment.rfqId, id))
    .orderBy(asc(quoteAttachment.createdAt), asc(quoteAttachment.id));
  return { versions, versionLines, counters, messages, events, files };
}
