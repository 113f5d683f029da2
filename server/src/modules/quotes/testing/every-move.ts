import { eq } from 'drizzle-orm';
import type { OfferInput } from 'shared-kit/contract/quotes';
import type { Tx } from '../../../platform/db/index.ts';
import { testJobContext } from '../../../platform/testing/test-job-context.ts';
import { userAccount } from '../../accounts/index.ts';
import { settleDueQuotes } from '../due/settle-due.ts';
import type { Answer, Person, quoteMarket } from './quote-market.ts';

type Market = ReturnType<typeof quoteMarket>;
export type Scene = Readonly<{
  market: Market;
  buyer: Person;
  seller: Person;
  /** Plain members of the buyer and of the maker. */
  member: Person;
  salesman: Person;
  /** Two more makers. */
  second: Person;
  third: Person;
  step: (title: string, act: () => Promise<Answer | undefined>) => Promise<void>;
}>;

/** All that moves of a quote write. */
export const tables = {
  rfq: [],
  rfq_group: [],
  rfq_line: ['quantity', 'unit_price', 'note'],
  quote_version: [],
  quote_version_line: ['position', 'quantity', 'unit_price', 'total'],
  quote_counter: [],
  quote_approval: [],
  discount_approval: [],
  offer_draft: ['revision', 'saved_by_name', 'internal_note'],
  quote_event: [],
  quote_message: [],
  inbox_notice: [],
  mail: ['recipient', 'subject'],
  audit_entry: [],
};

/** Names for the ids of people, their companies and their addresses. */
export async function namesIn(
  db: Tx,
  people: Readonly<Record<string, Person>>,
): Promise<Record<string, string>> {
  const names: Record<string, string> = {};
  for (const [name, { userId, companyId }] of Object.entries(people)) {
    const [user] = await db.select().from(userAccount).where(eq(userAccount.id, userId));
    names[`company of ${name}`] = companyId;
    names[name] = userId;
    names[`address of ${name}`] = user?.email.split('@')[0] ?? '';
  }
  return names;
}

export const unseen = { seen: { version: 'of somebody else', sum: null } };
export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

type Made = Readonly<{
  by: Person;
  /** The other side, which may not make it. */
  not: Person;
  path: string;
  body?: object;
  /** It is refused to those who saw something else. */
  binds?: boolean;
  /** Refused when it is made once more; false where it isn't. */
  again?: boolean;
}>;

/** Makes a move after the other side and who saw something else were refused, and once more. */
export async function make({ step }: Scene, id: string, moves: string, made: Made): Promise<void> {
  const { by, not, path, body = {}, binds = false, again = true } = made;
  await step(`not ${moves}; other side`, () => not.act(id, path, { ...body, ...(binds && unseen) }));
  if (binds) await step(`not ${moves}; unseen`, () => by.act(id, path, { ...body, ...unseen }));
  await step(moves, () => by.act(id, path, body));
  if (again) await step(`again ${moves}`, () => by.act(id, path, { ...body, ...(binds && unseen) }));
}

export const words = { text: 'In which colour?', attachmentIds: [] };

export async function submitted(scene: Scene): Promise<string> {
  const { market, buyer, seller } = scene;
  const id = await market.request(buyer, seller);
  await make(scene, id, 'submit', { by: buyer, not: seller, path: 'submit' });
  return id;
}

export async function send(scene: Scene, id: string, change: Partial<OfferInput> = {}): Promise<void> {
  const { seller, buyer, step } = scene;
  let revision = 0;
  await step('save-offer', async () => {
    revision = await seller.save(id, change);
    return undefined;
  });
  const body = { revision, text: 'As you wished' };
  await make(scene, id, 'send', { by: seller, not: buyer, path: 'send', body });
}

export async function offered(scene: Scene, change: Partial<OfferInput> = {}): Promise<string> {
  const id = await submitted(scene);
  await send(scene, id, change);
  return id;
}

export const versionOf = async ({ buyer }: Scene, id: string) => (await buyer.seen(id)).versionId;

export async function counter(scene: Scene, id: string): Promise<string> {
  const { buyer, seller } = scene;
  const body = { versionId: await versionOf(scene, id), targetTotal: null, lines: [], text: 'Less' };
  await make(scene, id, 'counter', { by: buyer, not: seller, path: 'counter', body });
  return (await buyer.detail(id)).counters.at(-1)?.id ?? '';
}

export async function askApproval(scene: Scene, id: string): Promise<void> {
  const { member, seller } = scene;
  const { seen: _seen, ...body } = await member.seen(id);
  const asked = { ...body, text: 'It is above my limit' };
  await make(scene, id, 'ask-approval', { by: member, not: seller, path: 'approval', body: asked });
}

export async function end(scene: Scene, id: string, move: string, isOffer: boolean): Promise<void> {
  const { buyer, seller } = scene;
  const versionId = isOffer ? await versionOf(scene, id) : null;
  const isBuyers = ['withdraw-request', 'decline-offer', 'withdraw-unfinanced'].includes(move);
  const [by, not] = isBuyers ? [buyer, seller] : [seller, buyer];
  const path = move.startsWith('decline') ? 'decline' : 'withdraw';
  const body = { versionId, reason: 'Our plans have changed' };
  await make(scene, id, move, { by, not, path, body, binds: true });
}

export async function lapse({ market, step }: Scene, id: string, what: 'offer' | 'request', move: string) {
  await market.lapse(id, what);
  await step(move, async () => {
    const { db } = market.database;
    await settleDueQuotes.run({}, testJobContext({ db }), new AbortController().signal);
    return undefined;
  });
}

export async function accept(scene: Scene, id: string, isSubjectToFinancing = false): Promise<void> {
  const { buyer, seller } = scene;
  const body = { isSubjectToFinancing };
  await make(scene, id, 'accept', { by: buyer, not: seller, path: 'accept', body, binds: true });
}
