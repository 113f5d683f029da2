import { eq } from 'drizzle-orm';
import {
  type BankOfferTerms,
  type ConditionAnswerInput,
  type ConditionDecisionInput,
  isRunningBankQuote,
  type LetterTerms,
  type QuestionsInput,
} from 'shared-kit/contract/financing';
import { newId, type Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { Asking } from '../lifecycle/asking.ts';
import {
  type BankQuoteRow,
  type ConditionRow,
  type Financing,
  lockFinancing,
} from '../lifecycle/locked-financing.ts';
import { moveBankQuote } from '../lifecycle/move-bank-quote.ts';
import { tellBank, tellBuyer } from '../lifecycle/notices.ts';
import type { Officer } from '../lifecycle/officer.ts';
import { bankQuoteCondition } from '../lifecycle/schema.ts';
import { refreshPagesOf } from '../refresh-pages.ts';
import { writeMessage } from './messages.ts';

type NewCondition = Pick<ConditionRow, 'text' | 'gate' | 'drawdown'>;

async function insertConditions(
  tx: Tx,
  { conditions, now }: Pick<Financing, 'conditions' | 'now'>,
  bankQuoteId: string,
  added: readonly NewCondition[],
): Promise<void> {
  if (added.length === 0) return;
  const first = conditions.filter((it) => it.bankQuoteId === bankQuoteId).length + 1;
  const values = added.map((it, at) => ({
    ...it,
    id: newId(now.getTime()),
    bankQuoteId,
    position: first + at,
    updatedAt: now,
    state: 'open' as const,
  }));
  await tx.insert(bankQuoteCondition).values(values);
}

/** The conditions of the accepted offer, from now on to be met. */
export const openConditions = (
  tx: Tx,
  financing: Financing,
  bankQuoteId: string,
  { conditions }: Pick<BankOfferTerms | LetterTerms, 'conditions'>,
): Promise<void> =>
  insertConditions(
    tx,
    financing,
    bankQuoteId,
    conditions.map((it) => ({ drawdown: null, ...it })),
  );

/** Asks for papers or words that the bank needs before it offers. */
export async function askQuestions(
  tx: Tx,
  financing: Financing,
  bankQuote: BankQuoteRow,
  officer: Officer,
  { items }: QuestionsInput,
): Promise<void> {
  await moveBankQuote(tx, financing, bankQuote, 'ask', {
    by: officer,
    news: { key: `${bankQuote.id}:${financing.now.toISOString()}` },
  });
  const asked = items.map((text) => ({ text, gate: 'offer' as const, drawdown: null }));
  await insertConditions(tx, financing, bankQuote.id, asked);
}

/** A condition that is not met yet, of a bank quote that goes on. */
function pending(financing: Financing, conditionId: string) {
  const condition = financing.conditions.find(({ id }) => id === conditionId);
  const bankQuote = financing.bankQuotes.find(({ id }) => id === condition?.bankQuoteId);
  if (!condition || !bankQuote) throw new AppError('financing.not-found');
  if (condition.state === 'met' || !isRunningBankQuote(bankQuote.state))
    throw new AppError('financing.state-moved');
  return { condition, bankQuote };
}

async function setState(
  tx: Tx,
  { now, request }: Financing,
  { id }: ConditionRow,
  state: ConditionRow['state'],
): Promise<void> {
  await tx.update(bankQuoteCondition).set({ state, updatedAt: now }).where(eq(bankQuoteCondition.id, id));
  // No notice tells of a condition that is met, but it may be the last before the contract.
  await refreshPagesOf(tx, [request.buyerCompanyId]);
}

/** The buyer answers with words or files. Once all questions are answered, the bank may offer again. */
export async function answerCondition(
  tx: Tx,
  financing: Financing,
  asking: Asking,
  { conditionId, text, fileIds }: ConditionAnswerInput,
): Promise<void> {
  const { parts, userId, name } = asking;
  const { condition, bankQuote } = pending(financing, conditionId);
  await setState(tx, financing, condition, 'answered');
  const writer = { side: 'buyer', userId, name } as const;
  const { request, quote, now } = financing;
  const messageId = await writeMessage(tx, writer, {
    bankQuoteId: bankQuote.id,
    conditionId,
    text,
    fileIds,
    at: now,
  });
  if (bankQuote.state === 'info_requested') {
    const answered = await lockFinancing(tx, request.id);
    const isLast = answered.conditions.every(
      (it) => it.bankQuoteId !== bankQuote.id || it.gate !== 'offer' || it.state !== 'open',
    );
    if (isLast) await moveBankQuote(tx, answered, bankQuote, 'give-info', { by: asking });
  }
  const news = { params: { company: quote.buyer.brandName }, except: userId, key: messageId };
  await tellBank(parts, tx, { request, bankQuote }, { event: 'financing-answered', ...news });
}

/** The bank ticks a condition, or refuses the answer with words. */
export async function decideCondition(
  tx: Tx,
  financing: Financing,
  bankQuote: BankQuoteRow,
  officer: Officer,
  { conditionId, isMet, text }: ConditionDecisionInput,
): Promise<void> {
  const { condition, bankQuote: owner } = pending(financing, conditionId);
  if (owner.id !== bankQuote.id) throw new AppError('financing.not-found');
  await setState(tx, financing, condition, isMet ? 'met' : 'open');
  if (isMet && text === '') return;
  const writer = { side: 'bank', userId: officer.userId, name: officer.name } as const;
  const written = { bankQuoteId: bankQuote.id, conditionId, text, at: financing.now };
  const messageId = await writeMessage(tx, writer, written);
  if (isMet) return;
  await tellBuyer(officer.parts, tx, financing.request, {
    event: 'financing-condition-refused',
    params: { company: officer.bank.brandName, reason: text },
    except: officer.userId,
    key: messageId,
  });
}
