import { and, asc, desc, eq, inArray, max, min, ne } from 'drizzle-orm';
import {
  type BuyersFinancing,
  bankQuoteMoves,
  companyMay,
  type FinancingAnswer,
  requestEnds,
  statesThatAllow,
} from 'shared-kit/contract';
import type { Tx } from '../../../platform/db/index.ts';
import { type Company, company, findCompanies } from '../../companies/index.ts';
import { type LockedQuote, lookAtQuote, quoteVersion } from '../../quotes/index.ts';
import { factsOf, isVersionCurrent } from '../bank-quotes/facts-of.ts';
import { lettersAmong, loansAmong, sentOffer } from '../bank-quotes/loan-or-letter.ts';
import {
  type BankQuoteRow,
  type Financing,
  lookAtFinancing,
  type RequestRow,
} from '../bank-quotes/locked-financing.ts';
import { readThreads, type Thread, threadOf } from '../dealing/messages.ts';
import { conditionsOf } from '../dealing/read-conditions.ts';
import { drawdownOf } from '../drawdown/read-drawdown.ts';
import { issuedLetterOf } from '../letters/read-letter.ts';
import { latestIndicativeRates } from '../rates/indicative-rates.ts';
import { bankQuoteOpening, financingRequest } from '../schema.ts';
import { financingConsentVersion } from './consent.ts';

/** The financing of a quote as its buyer sees it: all of it, or what could be asked. */
export async function readFinancing(tx: Tx, rfqId: string): Promise<FinancingAnswer> {
  const quote = await lookAtQuote(tx, rfqId);
  const request = await findRequest(tx, rfqId);
  const version = financeable(quote);
  const isFree = request === null || hasEnded(request);
  return {
    version: version && versionToFinance(version),
    mayAsk: version !== null && isFree && companyMay(quote.buyer, 'buy'),
    consentVersion: financingConsentVersion,
    banks: isFree ? await banksToChoose(tx, quote.now) : [],
    request: request && (await buyersFinancing(tx, await lookAtFinancing(tx, request))),
  };
}

const hasEnded = ({ state }: RequestRow) => requestEnds.some((it) => it === state);

const versionToFinance = ({ id, number, total, currency }: NonNullable<LockedQuote['version']>) => ({
  ...{ id, number, total: { amount: total, currency } },
});

/** The newest request of a quote that its buyer didn't withdraw. */
export async function findRequest(tx: Tx, rfqId: string): Promise<RequestRow | null> {
  const [found = null] = await tx
    .select()
    .from(financingRequest)
    .where(and(eq(financingRequest.rfqId, rfqId), ne(financingRequest.state, 'withdrawn')))
    .orderBy(desc(financingRequest.createdAt), desc(financingRequest.id))
    .limit(1);
  return found;
}

function financeable({ version, now }: LockedQuote): LockedQuote['version'] {
  if (version?.state === 'accepted') return version;
  return version?.state === 'sent' && now < version.validUntil ? version : null;
}

async function banksToChoose(tx: Tx, now: Date): Promise<FinancingAnswer['banks']> {
  const banks = await tx
    .select({ id: company.id, name: company.brandName, country: company.country })
    .from(company)
    .where(and(eq(company.kind, 'bank'), inArray(company.verification, statesThatAllow('make-bank-offers'))))
    .orderBy(asc(company.brandName), asc(company.id));
  const rates = await latestIndicativeRates(tx, now);
  return banks.map((bank) => {
    const own = rates.filter((rate) => rate.bank.id === bank.id).map(({ currency }) => currency);
    return { ...bank, currencies: [...new Set(own)] };
  });
}

async function buyersFinancing(tx: Tx, financing: Financing): Promise<BuyersFinancing> {
  const { request, bankQuotes } = financing;
  const money = (amount: string) => ({ amount, currency: request.currency });
  const banks = await findCompanies(
    tx,
    bankQuotes.map(({ bankCompanyId }) => bankCompanyId),
  );
  const openings = await openingsOf(tx, bankQuotes);
  const thread = await readThreads(
    tx,
    bankQuotes.map(({ id }) => id),
  );
  const [pinned] = await tx
    .select({ number: quoteVersion.number })
    .from(quoteVersion)
    .where(eq(quoteVersion.id, request.versionId));
  return {
    ...{ id: request.id, number: request.number, state: request.state, product: request.product },
    ...{ amount: money(request.amount), ownFunds: money(request.ownFunds), termMonths: request.termMonths },
    ...{ offersUntil: request.offersUntil.toISOString(), words: request.words },
    versionNumber: pinned?.number ?? 0,
    isVersionCurrent: isVersionCurrent(financing),
    newerVersion: newerVersion(financing),
    ...{ askedBy: request.askedByName, askedAt: request.createdAt.toISOString() },
    bankQuotes: bankQuotes.map((it) =>
      buyersBankQuote(financing, it, {
        bank: banks.get(it.bankCompanyId),
        opened: openings.get(it.id),
        thread,
      }),
    ),
  };
}

function newerVersion({ quote, request }: Financing) {
  const newer = financeable(quote);
  return newer && newer.id !== request.versionId ? versionToFinance(newer) : null;
}

type Opened = Readonly<{ first: Date | null; last: Date | null }>;

type Around = Readonly<{ bank: Company | undefined; opened: Opened | undefined; thread: Thread }>;

function buyersBankQuote(
  financing: Financing,
  row: BankQuoteRow,
  { bank, opened, thread }: Around,
): BuyersFinancing['bankQuotes'][number] {
  const { id, state, reason, needsReconfirmation } = row;
  const sent = financing.offers.filter((it) => it.bankQuoteId === id && it.state === 'sent');
  const name = bank?.brandName ?? '';
  return {
    ...{ id, state, reason, needsReconfirmation },
    bank: { id: bank?.id ?? '', name, country: bank?.country ?? '' },
    openedAt: opened?.first?.toISOString() ?? null,
    lastOpenedAt: opened?.last?.toISOString() ?? null,
    offers: loansAmong(sent).map((it) => ({ ...sentOffer(it), terms: it.terms, figures: it.figures })),
    letters: lettersAmong(sent).map((it) => ({ ...sentOffer(it), terms: it.terms })),
    conditions: conditionsOf(financing, id),
    messages: threadOf(thread, { bankQuoteId: id, reader: 'buyer', others: name }),
    drawdown: drawdownOf(financing, row, thread.files),
    letter: issuedLetterOf(financing, row, thread.files),
    moves: bankQuoteMoves('buyer', state, factsOf(financing, id)),
  };
}

async function openingsOf(tx: Tx, bankQuotes: readonly BankQuoteRow[]): Promise<Map<string, Opened>> {
  if (bankQuotes.length === 0) return new Map();
  const ids = bankQuotes.map(({ id }) => id);
  const rows = await tx
    .select({
      id: bankQuoteOpening.bankQuoteId,
      first: min(bankQuoteOpening.at),
      last: max(bankQuoteOpening.at),
    })
    .from(bankQuoteOpening)
    .where(inArray(bankQuoteOpening.bankQuoteId, ids))
    .groupBy(bankQuoteOpening.bankQuoteId);
  return new Map(rows.map(({ id, first, last }) => [id, { first, last }]));
}
