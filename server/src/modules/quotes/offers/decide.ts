import { Decimal } from 'decimal.js';
import { eq } from 'drizzle-orm';
import type {
  AcceptInput,
  AskApprovalInput,
  AskRenewalInput,
  CounterInput,
} from 'shared-kit/contract/quotes';
import { newId, type Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { limitOf } from '../lifecycle/approval-limit.ts';
import type { LockedQuote, VersionRow } from '../lifecycle/locked-quote.ts';
import type { Party } from '../lifecycle/party.ts';
import { type Made, takeTransition } from '../lifecycle/take-transition.ts';
import { quoteApproval, quoteCounter, quoteVersion, quoteVersionLine } from '../versions/schema.ts';
import { assertPricesConfirmed, assertTotalConfirmed } from './last-prices.ts';

/** The version decided on; throws if it is no longer the current one. */
export function seenVersion({ version }: LockedQuote, versionId: string): VersionRow {
  if (version?.id !== versionId) throw new AppError('quote.version-replaced');
  return version;
}

function assertSeenTotal(
  version: VersionRow,
  { total, currency }: Pick<AskApprovalInput, 'total' | 'currency'>,
): void {
  if (version.currency !== currency || !new Decimal(version.total).equals(total))
    throw new AppError('quote.total-differs');
}

const userIdOf = ({ userId }: Party): string => {
  if (userId === null) throw new Error('only a member can ask for approval or counter an offer');
  return userId;
};

export async function acceptOffer(
  tx: Tx,
  quote: LockedQuote,
  by: Party,
  { seen, isSubjectToFinancing }: AcceptInput,
): Promise<Made> {
  const { version } = quote;
  if (version && isSubjectToFinancing) await waitForFinancing(tx, quote, version);
  return takeTransition(tx, quote, 'accept', { by, seen });
}

/** Makes the coming acceptance wait for financing, where the maker's terms allow it. */
async function waitForFinancing(tx: Tx, quote: LockedQuote, version: VersionRow): Promise<void> {
  if (!version.financingUntil || version.financingUntil <= quote.now)
    throw new AppError('request.body-invalid', {
      errors: [{ name: 'isSubjectToFinancing', reason: 'not-offered' }],
    });
  const changes = { isSubjectToFinancing: true };
  await tx.update(quoteVersion).set(changes).where(eq(quoteVersion.id, version.id));
  quote.version = { ...version, ...changes };
}

/** Asks for approval of an acceptance above the member's limit, and stores the figures. */
export async function askApproval(
  tx: Tx,
  quote: LockedQuote,
  by: Party,
  { text, ...seen }: AskApprovalInput,
): Promise<Made> {
  const version = seenVersion(quote, seen.versionId);
  assertSeenTotal(version, seen);
  const write = () => storeApproval(tx, quote, by, { version, text });
  return takeTransition(tx, quote, 'ask-approval', { by, text, write });
}

async function storeApproval(
  tx: Tx,
  quote: LockedQuote,
  by: Party,
  { version, text }: Readonly<{ version: VersionRow; text: string }>,
): Promise<void> {
  const limit = limitOf(quote.buyer, version);
  if (!limit) throw new Error('an approval needs a limit of the company');
  const [row] = await tx
    .insert(quoteApproval)
    .values({
      id: newId(quote.now.getTime()),
      rfqId: quote.rfq.id,
      versionId: version.id,
      state: 'open',
      limitAmount: limit.limit.amount,
      amount: limit.total.amount,
      currency: limit.limit.currency,
      text,
      requestedAt: quote.now,
      requestedBy: userIdOf(by),
      requestedByName: by.name ?? '',
    })
    .returning();
  quote.approval = row ?? null;
}

/** Stores the buyer's counter-offer; the offer stays as it is. */
export async function makeCounter(tx: Tx, quote: LockedQuote, by: Party, input: CounterInput): Promise<Made> {
  const version = seenVersion(quote, input.versionId);
  const write = () => storeCounter(tx, quote, by, { ...input, version });
  return takeTransition(tx, quote, 'counter', { by, text: input.text, write });
}

async function storeCounter(
  tx: Tx,
  quote: LockedQuote,
  by: Party,
  {
    version,
    targetTotal,
    totalConfirmedAfter,
    lines,
    text,
  }: CounterInput & Readonly<{ version: VersionRow }>,
): Promise<void> {
  await assertCounterLines(tx, version.id, lines);
  assertTotalConfirmed(targetTotal, totalConfirmedAfter, version.total);
  const says = targetTotal !== null || text !== '' || lines.length > 0;
  if (!says) throw new AppError('request.body-invalid', { errors: [{ name: 'text', reason: 'required' }] });
  const [row] = await tx
    .insert(quoteCounter)
    .values({
      id: newId(quote.now.getTime()),
      rfqId: quote.rfq.id,
      versionId: version.id,
      state: 'open',
      targetTotal,
      totalConfirmedAfter: totalConfirmedAfter ?? null,
      lines,
      text,
      createdAt: quote.now,
      createdBy: userIdOf(by),
      createdByName: by.name ?? '',
    })
    .returning();
  quote.counter = row ?? null;
}

/** Each line must be one of the version's, appear once and ask for a change. */
async function assertCounterLines(tx: Tx, versionId: string, lines: CounterInput['lines']): Promise<void> {
  const rows = await tx
    .select({ key: quoteVersionLine.key, unitPrice: quoteVersionLine.unitPrice })
    .from(quoteVersionLine)
    .where(eq(quoteVersionLine.versionId, versionId));
  const keys = new Set(rows.map(({ key }) => key));
  for (const [at, { key, quantity, unitPrice, terms }] of lines.entries()) {
    const asks = quantity !== null || unitPrice !== null || terms !== '';
    if (!keys.delete(key) || !asks) {
      const reason = asks ? 'unknown' : 'required';
      throw new AppError('request.body-invalid', { errors: [{ name: `lines.${at}`, reason }] });
    }
  }
  assertPricesConfirmed(lines, Object.fromEntries(rows.map(({ key, unitPrice }) => [key, unitPrice])));
}

/** Throws unless this is still the open counter-offer. */
export function assertSeenCounter({ counter }: LockedQuote, counterId: string): void {
  if (counter?.id !== counterId) throw new AppError('quote.state-moved');
}

export async function askRenewal(
  tx: Tx,
  quote: LockedQuote,
  by: Party,
  { versionId, text }: AskRenewalInput,
): Promise<Made> {
  const version = seenVersion(quote, versionId);
  const write = async () => {
    await tx.update(quoteVersion).set({ renewalAskedAt: quote.now }).where(eq(quoteVersion.id, version.id));
    quote.version = { ...version, renewalAskedAt: quote.now };
  };
  return takeTransition(tx, quote, 'ask-renewal', { by, text, write });
}
