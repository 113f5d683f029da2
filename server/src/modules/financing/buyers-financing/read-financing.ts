import { and, desc, eq, ne, type SQL } from 'drizzle-orm';
import { companyMay } from 'shared-kit/contract/companies';
import {
  type BuyersFinancing,
  type FinancingAnswer,
  requestEnds,
  type StaffFinancing,
} from 'shared-kit/contract/financing';
import type { Tx } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { type Company, findCompanies } from '../../companies/index.ts';
import { type LockedQuote, quoteVersion } from '../../quotes/index.ts';
import { isWithdrawable } from '../dealing/decide.ts';
import { readThreads, type Thread, threadOf } from '../dealing/messages.ts';
import { conditionsOf } from '../dealing/read-conditions.ts';
import { withdrawalOf } from '../dealing/withdrawal.ts';
import { drawdownOf } from '../drawdown/read-drawdown.ts';
import { readSigning } from '../drawdown/read-signing.ts';
import { issuedLetterOf } from '../letters/read-letter.ts';
import { atStakeOf, requestAtStake } from '../lifecycle/at-stake.ts';
import { isOfferOver, isVersionCurrent } from '../lifecycle/facts-of.ts';
import { lettersAmong, loansAmong, sentOffer } from '../lifecycle/loan-or-letter.ts';
import {
  type BankOfferRow,
  type BankQuoteRow,
  type Financing,
  lookAtFinancing,
  type RequestRow,
} from '../lifecycle/locked-financing.ts';
import { buyersMoves } from '../lifecycle/offered-moves.ts';
import { comparedWith, deviationsFrom } from '../lifecycle/sums.ts';
import { type Openings, readOpenings } from '../openings.ts';
import { banksToAsk } from '../requests/banks-to-ask.ts';
import { financingConsentVersion } from '../requests/consent.ts';
import { readConsents } from '../requests/read-consents.ts';
import { mayBeFinanced } from '../requests/share-request.ts';
import { readShareable } from '../requests/shareable.ts';
import { financingRequest } from '../schema.ts';

/** The financing of a quote as its buyer sees it: all of it, or what could be asked. */
export async function readFinancing(
  tx: Tx,
  quote: LockedQuote,
  actor: Pick<Actor, 'companyRole' | 'userId'>,
): Promise<FinancingAnswer> {
  const request = await findRequest(tx, quote.rfq.id);
  const version = financeable(quote);
  const isFree = request === null || hasEnded(request);
  const mayAsk = version !== null && isFree && companyMay(quote.buyer, 'buy');
  return {
    quoteNumber: quote.rfq.number,
    version: version && versionToFinance(version),
    mayAsk,
    consentVersion: financingConsentVersion,
    banks: mayAsk ? await banksToAsk(tx, quote) : [],
    shareable: mayAsk ? await readShareable(tx, quote.buyer, actor, quote.now) : null,
    request: request && (await buyersFinancing(tx, await lookAtFinancing(tx, request, quote), actor)),
  };
}

const hasEnded = ({ state }: RequestRow) => requestEnds.some((it) => it === state);

const versionToFinance = ({ id, number, total, currency }: NonNullable<LockedQuote['version']>) => ({
  id,
  number,
  total: { amount: total, currency },
});

/** The newest request of a quote that its buyer didn't withdraw. */
export const findRequest = (tx: Tx, rfqId: string): Promise<RequestRow | null> =>
  newestRequest(tx, rfqId, ne(financingRequest.state, 'withdrawn'));

/** The newest request of a quote, by default in any state: who was too late to change it is told so. */
export async function newestRequest(tx: Tx, rfqId: string, among?: SQL): Promise<RequestRow | null> {
  const [found = null] = await tx
    .select()
    .from(financingRequest)
    .where(and(eq(financingRequest.rfqId, rfqId), among))
    .orderBy(desc(financingRequest.createdAt), desc(financingRequest.id))
    .limit(1);
  return found;
}

/** That a quote's financing exists and how it stands. Its banks and figures are no business of the staff's. */
export async function readForStaff(tx: Tx, rfqId: string): Promise<StaffFinancing> {
  const request = await findRequest(tx, rfqId);
  if (!request) return { request: null };
  const { number, state, createdAt } = request;
  return { request: { number, state, askedAt: createdAt.toISOString() } };
}

const financeable = ({ version, now }: LockedQuote): LockedQuote['version'] =>
  version && mayBeFinanced(version, now) ? version : null;

async function buyersFinancing(
  tx: Tx,
  financing: Financing,
  { userId, companyRole }: Pick<Actor, 'companyRole' | 'userId'>,
): Promise<BuyersFinancing> {
  const { request, bankQuotes } = financing;
  const banks = await findCompanies(
    tx,
    bankQuotes.map(({ bankCompanyId }) => bankCompanyId),
  );
  const openings = await readOpenings(tx, bankQuotes);
  const thread = await readThreads(
    tx,
    bankQuotes.map(({ id }) => id),
  );
  const signings = await readSignings(tx, financing, userId);
  const [pinned] = await tx
    .select({ number: quoteVersion.number })
    .from(quoteVersion)
    .where(eq(quoteVersion.id, request.versionId));
  return {
    id: request.id,
    number: request.number,
    state: request.state,
    ...wishesOf(request),
    atStake: requestAtStake(financing),
    mayWithdraw: isWithdrawable(financing) && financing.quote.buyer.frozenSince === null,
    consents: await readConsents(tx, request.id),
    versionNumber: pinned?.number ?? 0,
    isVersionCurrent: isVersionCurrent(financing),
    newerVersion: newerVersion(financing),
    askedBy: request.askedByName,
    askedAt: request.createdAt.toISOString(),
    bankQuotes: bankQuotes.map((it) =>
      buyersBankQuote(financing, it, {
        bank: banks.get(it.bankCompanyId),
        openings,
        companyRole,
        thread,
        signing: signings.get(it.id) ?? null,
      }),
    ),
  };
}

/** What the buyer asked for. */
function wishesOf({ currency, amount, ownFunds, ...request }: Financing['request']) {
  const { product, termMonths, graceMonths, rhythm, extras, words } = request;
  return {
    product,
    amount: { amount, currency },
    ownFunds: { amount: ownFunds, currency },
    termMonths,
    graceMonths,
    rhythm,
    extras,
    offersUntil: request.offersUntil.toISOString(),
    words,
  };
}

function newerVersion({ quote, request }: Financing) {
  const newer = financeable(quote);
  return newer && newer.id !== request.versionId ? versionToFinance(newer) : null;
}

const isSuspended = (bank: Company | undefined): boolean =>
  bank === undefined || !companyMay(bank, 'make-bank-offers');

type Signing = Awaited<ReturnType<typeof readSigning>>;
type Around = Readonly<{
  bank: Company | undefined;
  companyRole: Actor['companyRole'];
  openings: Openings;
  thread: Thread;
  signing: Signing;
}>;

/** By the bank quote: where the signing of its contract in the market stands. */
async function readSignings(
  tx: Tx,
  financing: Financing,
  userId: string,
): Promise<ReadonlyMap<string, Signing>> {
  const reader = { side: 'buyer', userId, companyId: financing.quote.buyer.id } as const;
  const signings = new Map<string, Signing>();
  for (const it of financing.bankQuotes) signings.set(it.id, await readSigning(tx, financing, it, reader));
  return signings;
}

function buyersBankQuote(
  financing: Financing,
  row: BankQuoteRow,
  { bank, companyRole, openings, thread, signing }: Around,
): BuyersFinancing['bankQuotes'][number] {
  const { id, state, reason, declineCode, needsReconfirmation } = row;
  const sent = financing.offers.filter((it) => it.bankQuoteId === id && it.state === 'sent');
  const name = bank?.brandName ?? '';
  const stated = <Offer extends Parameters<typeof sentOffer>[0] & Pick<BankOfferRow, 'terms'>>(it: Offer) =>
    sentOffer(it, isOfferOver(financing, row, it));
  return {
    id,
    state,
    reason,
    declineCode,
    needsReconfirmation,
    bank: { id: bank?.id ?? '', name, country: bank?.country ?? '', isSuspended: isSuspended(bank) },
    openings: openings.get(id) ?? [],
    offers: loansAmong(sent).map((it) => ({
      ...stated(it),
      terms: it.terms,
      figures: it.figures,
      ...comparedWith(row, it),
    })),
    letters: lettersAmong(sent).map((it) => ({
      ...stated(it),
      terms: it.terms,
      deviations: deviationsFrom(row, it),
    })),
    withdrawal: withdrawalOf(financing, id),
    conditions: conditionsOf(financing, id),
    messages: threadOf(thread, { bankQuoteId: id, reader: 'buyer', others: name }),
    drawdown: drawdownOf(financing, row, thread.files, signing),
    letter: issuedLetterOf(financing, row, thread.files),
    atStake: atStakeOf(financing, id, 'buyer'),
    moves: buyersMoves(financing, row, { bank, companyRole }),
  };
}
