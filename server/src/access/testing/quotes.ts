import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { emptyOffer, type OfferInput, type QuoteDetail } from 'shared-kit/contract/quotes';
import { insertRfq, insertRfqGroup } from '../../modules/quotes/index.ts';
import type { Role } from './roles.ts';
import type { World } from './world.ts';

/** States of a quote; each gets its own cells. */
export const standings = [
  'draft',
  'requested',
  'asked',
  'offered',
  'countered',
  'awaiting approval',
  'expired',
  'ordered',
] as const;
export type Standing = (typeof standings)[number];

/** A quote, with what its parties know of it. */
export type Quote = Readonly<{
  id: string;
  groupId: string;
  revision: number;
  lineKey: string;
  seen: Readonly<{ versionId: string; total: string; currency: string }>;
  counterId: string;
}>;

const nowhere = '0197a000-0000-7000-8000-000000000001';
const anOffer: OfferInput = {
  ...emptyOffer('USD'),
  freight: '0',
  incoterm: { rule: 'CIF', place: 'İzmir' },
  leadTimeWeeks: 12,
};

export type Parties = Readonly<{ buyer?: Role; seller?: Role }>;

/** Creates a quote in this state. */
export async function quoteIn(
  world: World,
  standing: Standing,
  { buyer = 'buyer', seller = 'seller' }: Parties = {},
): Promise<Quote> {
  const made = await draftOf(world, buyer, seller);
  const act = (role: Role, path: string, body: object) =>
    world.done(role, 'POST', `/api/quotes/${made.id}/${path}`, body);
  if (standing !== 'draft') await act(buyer, 'submit', {});
  if (standing === 'asked') await act(seller, 'ask', { text: 'Which voltage?', attachmentIds: [] });
  if (standings.indexOf(standing) >= standings.indexOf('offered')) {
    await act(seller, 'send', { revision: await saveOffer(world, made.id, seller), text: '' });
    const offered = await known(world, made, buyer);
    const { seen } = offered;
    if (standing === 'offered') return offered;
    if (standing === 'countered')
      await act(buyer, 'counter', { versionId: seen.versionId, targetTotal: null, lines: [], text: 'Less' });
    if (standing === 'awaiting approval') await act('buyersMember', 'approval', { ...seen, text: '' });
    if (standing === 'ordered') await act(buyer, 'accept', seen);
    if (standing === 'expired') await lapse(world, made.id);
  } else if (standing !== 'draft') await saveOffer(world, made.id, seller);
  return known(world, made, buyer);
}

/** Title of the line in each language. */
export const lineTitle = { en: 'Rapier loom', tr: 'Kancalı tezgâh' } as const;

type Made = Readonly<{ id: string; groupId: string }>;

async function draftOf({ db, people, products }: World, buyer: Role, seller: Role): Promise<Made> {
  const createdAt = new Date();
  const buyerCompanyId = people.of(buyer).companyId;
  const group = { kind: 'broadcast', award: 'per-maker', buyerCompanyId, createdAt } as const;
  const groupId = await insertRfqGroup(db, group);
  const line = { productId: products.seller, variantId: '', title: lineTitle };
  const id = await insertRfq(db, {
    number: `M-${randomUUID().slice(0, 18)}`,
    groupId,
    buyerCompanyId,
    sellerCompanyId: people.of(seller).companyId,
    createdAt,
    currency: 'USD',
    deliveryCountry: 'TR',
    lines: [{ ...line, quantity: 3, unit: 'piece', unitPrice: '80160.5000' }],
  });
  return { id, groupId };
}

/** Saves a complete offer; returns its revision. */
async function saveOffer(world: World, id: string, seller: Role): Promise<number> {
  const url = `/api/quotes/${id}/offer-draft`;
  const { revision, offer } = await offerDraft(world, id, seller);
  const terms = { freight: '0', leadTimeWeeks: 12, incoterm: anOffer.incoterm };
  const body = { revision, offer: { ...offer, ...terms }, internalNote: '' };
  return (await world.done(seller, 'PUT', url, body)).revision;
}

/** The maker's unsent offer; one that it could have written where there is none. */
export async function offerDraft(
  world: World,
  id: string,
  seller: Role = 'seller',
): Promise<Readonly<{ revision: number; offer: object }>> {
  const { status, text } = await world.ask(seller, 'GET', `/api/quotes/${id}/offer-draft`);
  return status === 200 ? JSON.parse(text) : { revision: 1, offer: anOffer };
}

async function known(world: World, { id, groupId }: Made, buyer: Role): Promise<Quote> {
  const detail = (await world.done(buyer, 'GET', `/api/quotes/${id}`)) as QuoteDetail;
  const version = detail.versions.at(-1);
  return {
    id,
    groupId,
    revision: detail.revision,
    lineKey: detail.request.lines[0]?.key ?? nowhere,
    seen: {
      versionId: version?.id ?? nowhere,
      total: version?.total ?? '1.00',
      currency: version?.currency ?? 'USD',
    },
    counterId: detail.counters.at(-1)?.id ?? nowhere,
  };
}

/** Makes the offer expire, which no rule of the market allows. */
const lapse = ({ db }: World, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const past = sql`clock_timestamp() - interval '1 second'`;
    await tx.execute(sql`alter table quote_version disable trigger quote_version_immutable`);
    await tx.execute(
      sql`update quote_version set valid_until = ${past} where rfq_id = ${id} and state = 'sent'`,
    );
    await tx.execute(sql`update rfq set due_at = ${past} where id = ${id} and due_at is not null`);
    await tx.execute(sql`alter table quote_version enable trigger quote_version_immutable`);
  });
