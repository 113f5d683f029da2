import type { BankOfferTerms } from 'shared-kit/contract/financing';
import type { Person } from '../../quotes/testing.ts';
import type { afterAcceptance } from './after-acceptance.ts';
import type { financingMarket } from './financing-market.ts';
import { aBankOffer, aLetter, inDays } from './inputs.ts';
import { lastOfferOf } from './prepare.ts';
import type { signingHere } from './sign-here.ts';

type Answer = Awaited<ReturnType<Person['call']>>;
type Market = ReturnType<typeof financingMarket>;
export type Scene = ReturnType<Market['people']> &
  Readonly<{
    market: Market;
    after: ReturnType<typeof afterAcceptance>;
    signing: ReturnType<typeof signingHere>;
    step: (title: string, act: () => Promise<Answer | undefined>) => Promise<void>;
  }>;

/** All that moves of a financing write. */
export const tables = {
  financing_request: [],
  bank_quote: [],
  bank_offer: [],
  bank_quote_condition: [],
  bank_quote_message: [],
  offer_withdrawal: [],
  financing_contract: [],
  letter_of_credit: [],
  disbursement: [],
  paper_signature: ['company_id', 'user_id'],
  financing_file: ['name', 'media_type', 'bank_quote_id', 'message_id', 'uploaded_by'],
  rfq: [],
  quote_version: [],
  quote_event: [],
  inbox_notice: [],
  mail: ['recipient', 'subject'],
  audit_entry: [],
};

const unseen = { seen: { version: 'of somebody else', sum: null } };

type Made = Readonly<{
  by: Person;
  /** Somebody whose move it isn't. */
  not: Person;
  path: string;
  body?: object;
  /** It is refused to those who saw something else. */
  binds?: boolean;
  /** Refused when it is made once more; false where it isn't. */
  again?: boolean;
}>;

/** Makes a move after somebody else and who saw something else were refused, and once more. */
async function make({ step }: Scene, moves: string, { by, not, path, ...made }: Made): Promise<void> {
  const { body = {}, binds = false, again = true } = made;
  const blind = { ...body, ...(binds && unseen) };
  await step(`not ${moves}; somebody else`, () => not.call('POST', path, blind));
  if (binds) await step(`not ${moves}; unseen`, () => by.call('POST', path, blind));
  await step(moves, () => by.call('POST', path, body));
  if (again) await step(`again ${moves}`, () => by.call('POST', path, blind));
}

type Move = Omit<Made, 'by' | 'not' | 'path'>;

/** A move of a bank. */
export async function bankMakes(
  scene: Scene,
  moves: string,
  { by, id, path, ...move }: Move & Readonly<{ by: Person; id: string; path: string }>,
): Promise<void> {
  const not = by === scene.rival || by === scene.rivalsOfficer ? scene.bank : scene.rival;
  await make(scene, moves, { by, not, path: `/api/bank/quotes/${id}/${path}`, ...move });
}

/** A move of the buyer's, below its quote. */
export const buyerMakes = (
  scene: Scene,
  moves: string,
  { id, path, ...move }: Move & Readonly<{ id: string; path: string }>,
): Promise<void> =>
  make(scene, moves, {
    by: scene.buyer,
    not: scene.seller,
    path: `/api/quotes/${id}/financing/${path}`,
    ...move,
  });

/** What one bank deals with in this quote. */
export async function bankQuoteOf({ market }: Scene, id: string, of: Person) {
  const found = (await market.requestOf(id)).bankQuotes.find((it) => it.bank.id === of.companyId);
  if (!found) throw new Error('the bank has no part in it');
  return found;
}
const idOf = async (scene: Scene, id: string, of: Person) => (await bankQuoteOf(scene, id, of)).id;

/** A bank sends an offer that binds nobody. */
export async function sendIndicative(scene: Scene, id: string, of: Person): Promise<string> {
  const bankQuoteId = await idOf(scene, id, of);
  const { amount } = (await scene.market.requestOf(id)).amount;
  const body = { kind: 'indicative', terms: aBankOffer(amount) };
  await bankMakes(scene, 'send-indicative', { by: of, id: bankQuoteId, path: 'offers', body, again: false });
  return bankQuoteId;
}

type Officers = readonly [Person, Person];

/** One officer prepares a binding offer; returns its id. */
export async function propose(
  scene: Scene,
  id: string,
  of: Person,
  { change = {}, isLetter = false }: Readonly<{ change?: Partial<BankOfferTerms>; isLetter?: boolean }> = {},
) {
  const bankQuoteId = await idOf(scene, id, of);
  const { amount } = (await scene.market.requestOf(id)).amount;
  const terms = isLetter ? aLetter(amount) : aBankOffer(amount, change);
  const path = isLetter ? 'letters' : 'offers';
  const body = { kind: 'binding', terms };
  await bankMakes(scene, 'propose-binding', { by: of, id: bankQuoteId, path, body });
  return { bankQuoteId, offerId: await lastOfferOf(scene.market.database.db, bankQuoteId) };
}

/** Another officer sends or refuses it. */
export async function decide(
  scene: Scene,
  { bankQuoteId, offerId }: Readonly<{ bankQuoteId: string; offerId: string }>,
  [first, second]: Officers,
  approves = true,
): Promise<void> {
  const body = { offerId, approves };
  const move = approves ? 'approve-binding' : 'refuse-binding';
  if (approves)
    await scene.step(`not ${move}; the same person`, () =>
      first.call('POST', `/api/bank/quotes/${bankQuoteId}/decision`, body),
    );
  await bankMakes(scene, move, { by: second, id: bankQuoteId, path: 'decision', body, binds: true });
}

/** A binding offer that two officers sent. */
export async function bind(scene: Scene, id: string, officers: Officers, isLetter = false) {
  const proposed = await propose(scene, id, officers[0], { isLetter });
  await decide(scene, proposed, officers);
  return proposed;
}

export const accept = (scene: Scene, id: string, offerId: string, moves = 'accept'): Promise<void> =>
  buyerMakes(scene, moves, { id, path: 'acceptance', body: { offerId }, binds: true });

/** The buyer accepts the quote itself, which the contract awaits. */
export const acceptQuote = ({ step, buyer }: Scene, id: string): Promise<void> =>
  step('the quote is accepted', async () =>
    buyer.act(id, 'accept', { ...(await buyer.seen(id)), isSubjectToFinancing: true }),
  );

/** A bank ends its part, with a reason. */
export const end = (
  scene: Scene,
  move: string,
  { by, id, path }: Readonly<{ by: Person; id: string; path: string }>,
): Promise<void> => bankMakes(scene, move, { by, id, path, body: { reason: 'Our limit' }, binds: true });

/** The buyer shares what the maker offered anew. */
export async function shareNewer(scene: Scene, id: string): Promise<void> {
  const { market, seller } = scene;
  await seller.offer(id, { leadTimeWeeks: 13 });
  const { newerVersion } = await market.requestOf(id);
  const { consentVersion } = await market.financing(id);
  const { id: versionId, total } = newerVersion ?? {};
  const body = { versionId, ownFunds: '0', amount: total?.amount, consentVersion };
  await buyerMakes(scene, 'a newer version is shared', { id, path: 'version', body });
}

export const lapse = async ({ market, step }: Scene, id: string, moves: string): Promise<void> => {
  await market.deadlines.lapse(id, { offers: true });
  await step(moves, () => market.deadlines.settle().then(() => undefined));
};

export const payment = (amount: string, change: object = {}) => ({
  amount,
  paidOn: inDays(0),
  reference: 'TR-1',
  milestone: 'At shipment',
  corrects: null,
  ...change,
});

/** A request that was shared with these banks. */
export async function shared({ market, step, bank }: Scene, ...banks: Person[]): Promise<string> {
  const id = await market.offered({ financingUntil: inDays(40) });
  await step('the request is shared', async () => {
    await market.asked(id, banks.length > 0 ? banks : [bank]);
    return undefined;
  });
  return id;
}
