import { count, eq } from 'drizzle-orm';
import type { Locale } from 'shared-kit/contract/languages';
import {
  type PossibleTransition,
  possibleTransitions,
  type QuoteActor,
  type QuoteDetail,
  type QuotePerson,
} from 'shared-kit/contract/quotes';
import type { Tx } from '../../../platform/db/index.ts';
import { type Actor, AppError } from '../../../platform/http/index.ts';
import type { Company } from '../../companies/index.ts';
import { attachmentAnswers } from '../correspondence/attachments.ts';
import { atStakeOf } from '../lifecycle/at-stake.ts';
import { factsOf } from '../lifecycle/facts-of.ts';
import { type LockedQuote, lookAtQuote } from '../lifecycle/locked-quote.ts';
import { type Viewer, viewerOf } from '../lifecycle/party.ts';
import { totalOf } from '../line-total.ts';
import { requestedLineOf } from '../offers/requested-line.ts';
import { rfq, rfqGroup } from '../schema.ts';
import { looksAt } from '../staff-cases/look.ts';
import { type Hanging, readHanging } from './hanging.ts';
import { privateParts } from './private-parts.ts';
import { stepsOf } from './steps.ts';
import { type PersonOf, versionAnswer } from './version-answer.ts';

/** Everything of a quote that its reader may see, at one moment. */
export async function readDetail(tx: Tx, rfqId: string, actor: Actor, locale: Locale): Promise<QuoteDetail> {
  const quote = await lookAtQuote(tx, rfqId);
  const viewer = await viewerOf(tx, quote.rfq, actor);
  if (!viewer) throw new AppError('quote.not-found');
  const hanging = await readHanging(tx, quote, viewer);
  const personOf = personReader(quote, actor);
  const files = await attachmentAnswers(tx, hanging.files);
  const filesOf: FilesOf = (belongs) => {
    const ids = new Set(hanging.files.filter(belongs).map(({ id }) => id));
    return files.filter(({ id }) => ids.has(id));
  };
  const versions = hanging.versions.map((row) =>
    versionAnswer(row, {
      locale,
      lines: hanging.versionLines.filter((line) => line.versionId === row.id),
      attachments: filesOf((it) => it.offerId === row.id),
      personOf,
    }),
  );
  const head = await headOf(tx, quote, viewer, locale);
  const firstLine = versions.at(-1)?.lines[0]?.title ?? head.title.firstLine;
  return {
    ...head,
    title: { ...head.title, firstLine },
    steps: stepsOf(quote, hanging),
    requestedBy: quote.rfq.requestedByName
      ? personOf({ side: 'buyer', userId: quote.rfq.requestedBy, name: quote.rfq.requestedByName })
      : null,
    answeredBy: lastOfSeller(quote, hanging, personOf),
    request: requestOf(quote, {
      locale,
      viewer,
      attachments: filesOf((it) => it.messageId === null && it.offerId === null),
    }),
    versions,
    atStake: atStakeOf(quote),
    counters: countersOf(hanging, personOf),
    messages: messagesOf(hanging, personOf, filesOf),
    events: eventsOf(hanging, personOf),
    ...(await privateParts(tx, quote, viewer, personOf)),
    actions: actionsOf(quote, viewer, actor),
    canWrite: viewer !== 'staff' && quote.rfq.submittedAt !== null,
    staffLooks: await looksAt(tx, quote.rfq.id),
  };
}

type FilesOf = (
  belongs: (file: Hanging['files'][number]) => boolean,
) => QuoteDetail['request']['attachments'];

const countersOf = ({ counters }: Hanging, personOf: PersonOf): QuoteDetail['counters'] =>
  counters.map(({ createdBy, createdByName, createdAt, decidedAt, rfqId: _rfq, ...counter }) => ({
    ...counter,
    by: personOf({ side: 'buyer', userId: createdBy, name: createdByName }),
    at: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }));

const messagesOf = ({ messages }: Hanging, personOf: PersonOf, filesOf: FilesOf): QuoteDetail['messages'] =>
  messages.map(({ id, kind, userId, userName, side, at, lineKey, text }) => ({
    id,
    kind,
    lineKey,
    text,
    by: personOf({ side, userId, name: userName }),
    at: at.toISOString(),
    attachments: filesOf((it) => it.messageId === id),
  }));

const eventsOf = ({ events }: Hanging, personOf: PersonOf): QuoteDetail['events'] =>
  events.map(({ id, transition, side, userId, userName, at, versionNumber, text }) => ({
    id,
    transition,
    text,
    by: personOf({ side, userId, name: userName }),
    at: at.toISOString(),
    version: versionNumber,
  }));

const personReader =
  ({ buyer, seller }: LockedQuote, actor: Actor): PersonOf =>
  ({ side, userId, name }): QuotePerson => ({
    name: name ?? '',
    side,
    company: side === 'system' ? null : (side === 'buyer' ? buyer : seller).brandName,
    isMe: userId !== null && userId === actor.userId,
  });

/** The buyer's contact at the maker: the member who last sent, asked or wrote. */
function lastOfSeller(
  { version }: LockedQuote,
  { messages }: Pick<Hanging, 'messages'>,
  personOf: PersonOf,
): QuotePerson | null {
  const wrote = messages.findLast(({ side }) => side === 'seller');
  if (wrote && (!version || wrote.at > version.sentAt))
    return personOf({ side: 'seller', userId: wrote.userId, name: wrote.userName });
  return version && personOf({ side: 'seller', userId: version.sentBy, name: version.sentByName });
}

const partyOf = ({ id, brandName, legalName, city, country, verification }: Company) => ({
  id,
  name: brandName,
  legalName,
  city,
  country,
  verified: verification === 'approved',
});

async function headOf(
  tx: Tx,
  { rfq: row, lines, buyer, seller, now }: LockedQuote,
  viewer: Viewer,
  locale: Locale,
) {
  const [first] = lines;
  return {
    id: row.id,
    number: row.number,
    viewer,
    revision: row.revision,
    state: row.state,
    stage: row.stage,
    turn: row.turn,
    isMyTurn: row.turn === viewer,
    dueAt: row.dueAt?.toISOString() ?? null,
    now: now.toISOString(),
    title: {
      firstLine: first ? requestedLineOf(first, locale).title : '',
      quantity: first?.quantity ?? 0,
      unit: first?.unit ?? '',
      lineCount: lines.length,
    },
    buyer: partyOf(buyer),
    seller: partyOf(seller),
    // Makers must not learn which others the buyer asks.
    group: viewer === 'buyer' && row.groupId ? await groupOf(tx, row.groupId) : null,
  };
}

async function groupOf(tx: Tx, groupId: string): Promise<QuoteDetail['group']> {
  const [found] = await tx
    .select({ id: rfqGroup.id, kind: rfqGroup.kind, award: rfqGroup.award, size: count(rfq.id) })
    .from(rfqGroup)
    .innerJoin(rfq, eq(rfq.groupId, rfqGroup.id))
    .where(eq(rfqGroup.id, groupId))
    .groupBy(rfqGroup.id);
  return found ?? null;
}

function requestOf(
  { rfq: row, lines }: LockedQuote,
  {
    locale,
    viewer,
    attachments,
  }: Readonly<{
    locale: Locale;
    viewer: Viewer;
    attachments: QuoteDetail['request']['attachments'];
  }>,
): QuoteDetail['request'] {
  const { incotermRule, incotermPlace } = row;
  return {
    currency: row.currency,
    deliveryCountry: row.deliveryCountry,
    deliveryPlace: row.deliveryPlace,
    incoterm: incotermRule && { rule: incotermRule, place: incotermPlace ?? '' },
    note: row.note,
    createdAt: row.createdAt.toISOString(),
    submittedAt: row.submittedAt?.toISOString() ?? null,
    replyBy: row.replyBy?.toISOString() ?? null,
    lines: lines.map((line) => ({
      ...requestedLineOf(line, locale),
      // Staff who look at a quote don't learn of lists.
      ...(viewer === 'staff' && { priceList: null }),
    })),
    total: totalOf(lines, row.currency),
    attachments,
  };
}

function actionsOf(quote: LockedQuote, viewer: Viewer, actor: Actor): QuoteDetail['actions'] {
  // Whose company is frozen only reads.
  if (viewer === 'staff' || quote[viewer].frozenSince) return [];
  const doer: QuoteActor = { side: viewer, role: actor.companyRole };
  return possibleTransitions(factsOf(quote), doer).map(({ name, refusals }: PossibleTransition) => ({
    name,
    refusals: [...refusals],
  }));
}
