import { and, eq } from 'drizzle-orm';
import { standingAllows } from 'shared-kit/contract/companies';
import {
  type BankQuoteDetail,
  type FinancedQuote,
  mayReadShared,
  visibleToBank,
} from 'shared-kit/contract/financing';
import type { Locale } from 'shared-kit/contract/languages';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { type Company, company } from '../../companies/index.ts';
import { keptIn } from '../../quotes/index.ts';
import { readThreads, threadOf } from '../dealing/messages.ts';
import { conditionsOf } from '../dealing/read-conditions.ts';
import { withdrawalOf } from '../dealing/withdrawal.ts';
import { drawdownOf } from '../drawdown/read-drawdown.ts';
import { readSigning } from '../drawdown/read-signing.ts';
import { issuedLetterOf } from '../letters/read-letter.ts';
import { atStakeOf } from '../lifecycle/at-stake.ts';
import { isOfferOver, isVersionCurrent } from '../lifecycle/facts-of.ts';
import { lettersAmong, loansAmong, ownOffer } from '../lifecycle/loan-or-letter.ts';
import { type BankQuoteRow, type Financing, lookAtFinancing } from '../lifecycle/locked-financing.ts';
import { banksMoves } from '../lifecycle/offered-moves.ts';
import { comparedWith, deviationsFrom } from '../lifecycle/sums.ts';
import { noteOpening } from '../openings.ts';
import { aloneBelowIn } from '../policy/policy.ts';
import { papersFor } from '../requests/read-consents.ts';
import { bankQuote, financingRequest } from '../schema.ts';
import type { SharedQuote } from '../shared-quote.ts';
import { exposureOf } from './exposure.ts';
import { officersOf } from './officers.ts';
import { isIn } from './queue.ts';

/** How many shared requests await an offer of the bank; none while it may not read them. */
export const countOpenRequests = async (tx: Tx, { id, verification }: Company): Promise<number> =>
  standingAllows(verification, 'read-shared-requests')
    ? tx.$count(bankQuote, and(eq(bankQuote.bankCompanyId, id), isIn('open')))
    : 0;

/** A bank's own quote. For other banks it looks missing. */
export async function findBankQuote(tx: Tx, id: string, bankCompanyId: string) {
  const [found] = await tx
    .select({ bankQuote, request: financingRequest, buyer: company })
    .from(bankQuote)
    .innerJoin(financingRequest, eq(financingRequest.id, bankQuote.requestId))
    .innerJoin(company, eq(company.id, financingRequest.buyerCompanyId))
    .where(and(eq(bankQuote.id, id), eq(bankQuote.bankCompanyId, bankCompanyId)));
  if (!found) throw new AppError('financing.not-found');
  return found;
}

type Reader = Readonly<{ userId: string; bankCompanyId: string; locale: Locale }>;

const quoteIn = ({ lines, ...quote }: SharedQuote, locale: Locale): FinancedQuote => ({
  ...quote,
  lines: lines.map(({ titles, ...line }) => ({ ...line, title: keptIn(titles, line.title, locale) })),
});

/** The bank's own offers, for itself. */
function banksOffers(
  financing: Financing,
  it: BankQuoteRow,
  reader: string,
): Pick<BankQuoteDetail, 'offers' | 'letters'> {
  const own = financing.offers.filter(({ bankQuoteId }) => bankQuoteId === it.id);
  return {
    offers: loansAmong(own).map((each) => ({
      ...ownOffer(each, { reader, isOver: isOfferOver(financing, it, each) }),
      terms: each.terms,
      figures: each.figures,
      ...comparedWith(it, each),
    })),
    letters: lettersAmong(own).map((each) => ({
      ...ownOffer(each, { reader, isOver: isOfferOver(financing, it, each) }),
      terms: each.terms,
      deviations: deviationsFrom(it, each),
    })),
  };
}

/** One bank quote as its bank sees it. That it was read is written down, once an hour for each person. */
export async function openBankQuote(tx: Tx, id: string, reader: Reader): Promise<BankQuoteDetail> {
  const { bankQuote: it, request, buyer } = await findBankQuote(tx, id, reader.bankCompanyId);
  const financing = await lookAtFinancing(tx, request);
  const state = visibleToBank(it.state);
  const isShared = mayReadShared(it.state);
  const thread = await readThreads(tx, isShared ? [id] : []);
  const opening = { bankQuoteId: id, userId: reader.userId, documentName: null };
  if (isShared) await noteOpening(tx, opening, financing.now);
  const { bankCompanyId } = reader;
  const signer = { side: 'bank', userId: reader.userId, companyId: bankCompanyId } as const;
  const signing = await readSigning(tx, financing, it, signer);
  const officers = await officersOf(tx, bankCompanyId);
  const money = (amount: string) => ({ amount, currency: it.currency });
  return {
    id,
    number: request.number,
    state,
    termMonths: request.termMonths,
    product: request.product,
    amount: money(it.amount),
    ownFunds: money(it.ownFunds),
    extras: request.extras,
    graceMonths: request.graceMonths,
    rhythm: request.rhythm,
    offersUntil: request.offersUntil.toISOString(),
    words: isShared ? request.words : '',
    buyer: { name: buyer.brandName, legalName: buyer.legalName, country: buyer.country, city: buyer.city },
    sharedAt: it.sharedAt.toISOString(),
    quote: isShared ? quoteIn(request.quote, reader.locale) : null,
    papers: isShared ? await papersFor(tx, { requestId: request.id, bankQuoteId: id }) : null,
    isVersionCurrent: isVersionCurrent(financing),
    reason: it.reason,
    declineCode: it.declineCode,
    needsReconfirmation: it.needsReconfirmation,
    withdrawal: withdrawalOf(financing, id),
    conditions: isShared ? conditionsOf(financing, id) : [],
    messages: threadOf(thread, { bankQuoteId: id, reader: 'bank', others: buyer.brandName }),
    drawdown: isShared ? drawdownOf(financing, it, thread.files, signing) : null,
    letter: isShared ? issuedLetterOf(financing, it, thread.files) : null,
    ...banksOffers(financing, it, reader.userId),
    assignee: officers.find((each) => each.id === it.assigneeId) ?? null,
    officers,
    exposure: await exposureOf(tx, { bankQuoteId: id, bankCompanyId, buyerCompanyId: buyer.id }),
    aloneBelow: await aloneBelowIn(tx, bankCompanyId, it.currency),
    atStake: atStakeOf(financing, id, 'bank'),
    moves: await banksMoves(tx, financing, it, reader.userId),
  };
}
