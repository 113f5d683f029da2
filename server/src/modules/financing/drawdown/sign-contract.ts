import { eq } from 'drizzle-orm';
import type { Seen } from 'shared-kit/contract/binding';
import type { BankOfferTerms } from 'shared-kit/contract/financing';
import type { CodeSentAnswer, SignatureInput } from 'shared-kit/contract/signing';
import type { Tx } from '../../../platform/db/index.ts';
import { type Actor, AppError } from '../../../platform/http/index.ts';
import { addJob } from '../../../platform/jobs/index.ts';
import {
  type Acting,
  askPaperCode,
  type Paper,
  type SigningOutcome,
  signPaper,
} from '../../signing/index.ts';
import { assertMayAccept } from '../dealing/decide.ts';
import type { Asking } from '../lifecycle/asking.ts';
import { loanOf } from '../lifecycle/loan-or-letter.ts';
import {
  type BankOfferRow,
  type BankQuoteRow,
  bindingOffer,
  type ContractRow,
  type Financing,
} from '../lifecycle/locked-financing.ts';
import { lifeOfBankQuote, moveBankQuote } from '../lifecycle/move-bank-quote.ts';
import { tellBuyer } from '../lifecycle/notices.ts';
import type { Officer } from '../lifecycle/officer.ts';
import { financingContract, financingFile } from '../lifecycle/schema.ts';
import { refreshPagesOf } from '../refresh-pages.ts';
import { concludeContract } from './contract.ts';
import { contractTitle } from './contract-title.ts';
import { sealContracts } from './seal-contracts.ts';

type SeenSignature = SignatureInput & Readonly<{ seen: Seen }>;
const done: SigningOutcome = { refused: null };

/** Mails one of the bank's signatories a code for the contract that the bank sent. */
export async function askBanksCode(
  tx: Tx,
  financing: Financing,
  bankQuote: BankQuoteRow,
  officer: Officer,
  input: Pick<SignatureInput, 'sha256'>,
): Promise<CodeSentAnswer> {
  lifeOfBankQuote.assertPossible({ financing, bankQuote }, 'sign-for-bank', { by: officer });
  const { paper } = await contractToSign(tx, financing, bankQuote);
  return askPaperCode(actingFor(officer, officer.bank.id, financing), tx, paper, input);
}

/** One of the bank's signatories signs. Once the bank is bound, it is the buyer's turn. */
export async function signForBank(
  tx: Tx,
  financing: Financing,
  bankQuote: BankQuoteRow,
  officer: Officer,
  input: SeenSignature,
): Promise<SigningOutcome> {
  const made = { by: officer, seen: input.seen };
  lifeOfBankQuote.assertMayTake({ financing, bankQuote }, 'sign-for-bank', made);
  const { contract, paper } = await contractToSign(tx, financing, bankQuote);
  const acting = actingFor(officer, officer.bank.id, financing);
  const { refused, isBound } = await signPaper(acting, tx, paper, input);
  if (refused) return { refused };
  await moveBankQuote(tx, financing, bankQuote, 'sign-for-bank', made);
  if (!isBound) return refreshed(tx, financing, bankQuote);
  await tx
    .update(financingContract)
    .set({ bankSignedAt: financing.now })
    .where(eq(financingContract.id, contract.id));
  const news = { params: { company: officer.bank.brandName }, except: null, key: contract.id };
  await tellBuyer(officer.parts, tx, financing.request, { event: 'financing-contract-to-sign', ...news });
  return done;
}

type Buyer = Asking & Pick<Actor, 'companyRole'>;

/** Mails one of the buyer's signatories a code for the contract that the bank signed. */
export async function askBuyersCode(
  tx: Tx,
  financing: Financing,
  buyer: Buyer,
  input: Pick<SignatureInput, 'sha256'>,
): Promise<CodeSentAnswer> {
  const { paper } = await buyersContract(tx, financing, buyer);
  return askPaperCode(actingFor(buyer, financing.quote.buyer.id, financing), tx, paper, input);
}

/** One of the buyer's signatories signs. The signature that binds the buyer concludes the contract. */
export async function signForBuyer(
  tx: Tx,
  financing: Financing,
  buyer: Buyer,
  input: SeenSignature,
): Promise<SigningOutcome> {
  const { bankQuote, bank, contract, paper, terms } = await buyersContract(tx, financing, buyer);
  lifeOfBankQuote.assertMayTake({ financing, bankQuote }, 'sign', { by: buyer, seen: input.seen });
  const acting = actingFor(buyer, financing.quote.buyer.id, financing);
  const { refused, isBound } = await signPaper(acting, tx, paper, input);
  if (refused) return { refused };
  if (!isBound) return refreshed(tx, financing, bankQuote);
  await concludeContract(tx, financing, buyer, { contract, bankQuote, bank, terms, seen: input.seen });
  await addJob(tx, sealContracts, {});
  return done;
}

/** One of several signatures: the open pages of both sides show it. */
async function refreshed(
  tx: Tx,
  { request }: Financing,
  { bankCompanyId }: BankQuoteRow,
): Promise<SigningOutcome> {
  await refreshPagesOf(tx, [request.buyerCompanyId, bankCompanyId]);
  return done;
}

const actingFor = (
  { parts, userId }: Pick<Acting, 'parts' | 'userId'>,
  companyId: string,
  { now }: Financing,
): Acting => ({ parts, userId, companyId, now });

type ToSign = Readonly<{
  contract: ContractRow;
  paper: Paper;
  binding: BankOfferRow;
  terms: BankOfferTerms;
}>;

/** The contract that waits to be signed in the market. */
async function contractToSign(tx: Tx, financing: Financing, { id }: BankQuoteRow): Promise<ToSign> {
  const contract = financing.contracts.find(
    (it) => it.bankQuoteId === id && it.state === 'proposed' && it.form === 'market',
  );
  const binding = bindingOffer(financing, id);
  const terms = binding && loanOf(binding)?.terms;
  if (!contract || !binding || !terms) throw new AppError('signing.moved');
  const [file] = await tx.select().from(financingFile).where(eq(financingFile.id, contract.fileId));
  if (!file) throw new Error(`contract ${contract.id} has no file`);
  const amount = { amount: terms.principal, currency: terms.currency };
  const paper = {
    id: contract.id,
    title: contractTitle(financing.request.number, file.name),
    sha256: file.sha256,
    amount,
  };
  return { contract, paper, binding, terms };
}

async function buyersContract(tx: Tx, financing: Financing, buyer: Buyer) {
  const bankQuote = financing.bankQuotes.find(({ state }) => state === 'accepted');
  if (!bankQuote) throw new AppError('signing.moved');
  lifeOfBankQuote.assertPossible({ financing, bankQuote }, 'sign', { by: buyer });
  const found = await contractToSign(tx, financing, bankQuote);
  const step = { offer: found.binding, chosen: bankQuote, step: 'contract' } as const;
  return { ...found, bankQuote, bank: await assertMayAccept(tx, financing, buyer, step) };
}
