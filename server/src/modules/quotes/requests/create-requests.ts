import { sql } from 'drizzle-orm';
import { standingAllows } from 'shared-kit/contract/companies';
import type { Currency } from 'shared-kit/contract/money';
import type {
  BroadcastInput,
  ForProductInput,
  FromCartInput,
  QuotesCreated,
  RequestTerms,
  RfqGroupKind,
} from 'shared-kit/contract/quotes';
import type { Tx } from '../../../platform/db/index.ts';
import { type Actor, AppError } from '../../../platform/http/index.ts';
import { nameOfUser } from '../../accounts/index.ts';
import { takeLines } from '../../cart/index.ts';
import { findOffers, type Offer, shippedTree } from '../../catalogue/index.ts';
import { type Company, findCompany } from '../../companies/index.ts';
import { latestRates } from '../../rates/index.ts';
import { attachToRequests } from '../correspondence/write-message.ts';
import type { ChangeContext } from '../lifecycle/change-quote.ts';
import { databaseTime } from '../lifecycle/locked-quote.ts';
import { insertRfq, insertRfqGroup, type NewRfq } from '../repository.ts';
import { pricingFor } from './pricing-for.ts';
import { termColumns } from './request-columns.ts';
import { inOneCurrency, requestLine, type Wish, wishFault } from './request-line.ts';
import { submitRequest } from './submit.ts';

type Asked = Readonly<{ wish: Wish; offer: Offer }>;
export type Group = Readonly<{ kind: RfqGroupKind; award: BroadcastInput['award'] }>;

/** Makes one RFQ per maker from cart lines and removes those from the cart. */
export async function requestFromCart(
  tx: Tx,
  changeContext: ChangeContext,
  { cartLineIds, ...terms }: FromCartInput,
): Promise<QuotesCreated> {
  const lines = await takeLines(tx, changeContext.actor.userId, cartLineIds);
  const wishes = lines.map(({ id, productId, variantId, quantity, note }) => ({
    name: id,
    productId,
    variantId: variantId || null,
    quantity,
    note,
  }));
  return request(tx, changeContext, { wishes, terms, group: { kind: 'cart', award: 'per-maker' } });
}

/** Asks several makers at once, each for one of its products. */
export async function broadcastRequest(
  tx: Tx,
  changeContext: ChangeContext,
  { products, award, ...terms }: BroadcastInput,
): Promise<QuotesCreated> {
  const wishes = products.map((product, at) => ({
    ...product,
    name: `products.${at}`,
    note: '',
  }));
  return request(tx, changeContext, { wishes, terms, group: { kind: 'broadcast', award } });
}

/** Asks a maker for one product. If it is in the cart too, it stays there. */
export async function requestProduct(
  tx: Tx,
  changeContext: ChangeContext,
  { productId, variantId, quantity, ...terms }: ForProductInput,
): Promise<QuotesCreated> {
  const wishes = [{ name: 'product', productId, variantId, quantity, note: '' }];
  return request(tx, changeContext, { wishes, terms, group: null });
}

type Request = Readonly<{ wishes: readonly Wish[]; terms: RequestTerms; group: Group | null }>;

async function request(
  tx: Tx,
  changeContext: ChangeContext,
  { wishes, terms, group }: Request,
): Promise<QuotesCreated> {
  const buyer = await buyerOf(tx, changeContext);
  const asked = await askable(tx, changeContext.actor, wishes);
  const byMaker = [...Map.groupBy(asked, ({ offer }) => offer.maker.id).values()];
  if (group?.kind === 'broadcast' && byMaker.length < 2)
    throw new AppError('request.body-invalid', { errors: [{ name: 'products', reason: 'one-maker' }] });
  const rates = await latestRates(tx);
  const products = asked.map(({ offer }) => offer.product.id);
  const pricing = await pricingFor(tx, { companyId: buyer.id, ...terms, products });
  const toMakers = byMaker.map((own): ToMaker => {
    const [first] = own;
    if (!first) throw new Error('a request needs at least one line');
    const lines = own.map(({ wish, offer }) => requestLine(wish, offer, pricing, shippedTree));
    return { maker: first.offer.maker, ...inOneCurrency(lines, rates) };
  });
  return createRequests(tx, changeContext, { buyer, toMakers, terms, group });
}

/** The company that asks. */
export async function buyerOf(tx: Tx, { actor }: ChangeContext): Promise<Company> {
  const buyer = actor.companyId && (await findCompany(tx, actor.companyId));
  if (!buyer) throw new AppError('quote.company-missing');
  return buyer;
}

/** What one maker is asked for. */
export type ToMaker = Readonly<{
  maker: Readonly<{ id: string; brandName: string }>;
  currency: Currency;
  lines: NewRfq['lines'];
}>;

/** Creates an RFQ for each maker and submits it if the buyer may buy. A single request has no group. */
export async function createRequests(
  tx: Tx,
  changeContext: ChangeContext,
  {
    buyer,
    toMakers,
    terms,
    group,
  }: Readonly<{ buyer: Company; toMakers: readonly ToMaker[]; terms: RequestTerms; group: Group | null }>,
): Promise<QuotesCreated> {
  const { actor } = changeContext;
  const now = await databaseTime(tx);
  const groupId = group && (await insertRfqGroup(tx, { ...group, buyerCompanyId: buyer.id, createdAt: now }));
  const drafted = { state: 'draft' as const, groupId, buyerCompanyId: buyer.id, createdAt: now };
  const person = { requestedBy: actor.userId, requestedByName: await nameOfUser(tx, actor.userId) };
  const shared = { ...termColumns(terms), ...drafted, ...person };
  const quotes: QuotesCreated['quotes'] = [];
  for (const { maker, currency, lines } of toMakers) {
    const number = await nextNumber(tx, now);
    const id = await insertRfq(tx, { ...shared, number, sellerCompanyId: maker.id, currency, lines });
    quotes.push({ id, number, maker: maker.brandName, lineCount: lines.length });
  }
  const ids = quotes.map(({ id }) => id);
  await attachToRequests(tx, terms.attachmentIds, actor.userId, ids);
  const submitted = standingAllows(buyer.verification, 'buy');
  if (submitted) for (const id of ids.toSorted()) await submitRequest(tx, id, changeContext);
  return { groupId, submitted, obstacles: submitted ? [] : ['company-not-approved'], quotes };
}

/** Checks that everything can be requested; throws and names the wishes that can't. */
async function askable(tx: Tx, { companyId }: Actor, wishes: readonly Wish[]): Promise<Asked[]> {
  const offers = await findOffers(
    tx,
    wishes.map(({ productId }) => productId),
  );
  const errors: { name: string; reason: string }[] = [];
  const asked = wishes.flatMap((wish): Asked[] => {
    const offer = offers.get(wish.productId);
    const fault = wishFault(wish, offer);
    if (fault) errors.push({ name: wish.name, reason: fault });
    return offer && !fault ? [{ wish, offer }] : [];
  });
  if (errors.length > 0) throw new AppError('quote.line-unavailable', { errors });
  if (asked.some(({ offer }) => offer.maker.id === companyId)) throw new AppError('cart.own-product');
  return asked;
}

async function nextNumber(tx: Tx, now: Date): Promise<string> {
  const { rows } = await tx.execute<{ next: string }>(sql`select nextval('rfq_number')::text as next`);
  return `Q-${now.getUTCFullYear()}-${(rows[0]?.next ?? '').padStart(5, '0')}`;
}
