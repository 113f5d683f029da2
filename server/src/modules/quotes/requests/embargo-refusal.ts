import type { Database, Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { record } from '../../audit/index.ts';
import { findEmbargoed } from '../../embargoes/index.ts';
import type { LockedQuote } from '../lifecycle/locked-quote.ts';

type FieldError = Readonly<{ name: string; reason: string }>;
type Entries = Parameters<typeof record>[1][];

/** The refusal undoes its transaction, so it brings along what the audit log must keep. */
class EmbargoRefusal extends AppError {
  readonly entries: Readonly<Entries>;

  constructor(errors: readonly FieldError[], entries: Readonly<Entries>) {
    super('quote.embargoed', { errors });
    this.entries = entries;
  }
}

/** Refuses a request of which a line may not go to the country of delivery or of the buyer. */
export async function assertNoEmbargo(
  tx: Tx,
  { rfq, lines, buyer, now }: LockedQuote,
  userId: string,
): Promise<void> {
  const countries = [rfq.deliveryCountry, buyer.country];
  const embargoed = await findEmbargoed(tx, { lines, hsCodeOf: ({ hsCode }) => hsCode, countries, now });
  if (embargoed.length === 0) return;
  throw new EmbargoRefusal(
    embargoed.map(({ line: { id, productId } }) => ({ name: productId ?? id, reason: 'embargoed' })),
    embargoed.map(({ line, embargo: { country, hsPrefix, source } }) => ({
      action: 'embargo.refused',
      companyId: buyer.id,
      by: userId,
      isStaffOnly: true,
      subject: line.title.en,
      reason: `${[country, hsPrefix].join(' ').trim()}: ${source}`,
    })),
  );
}

/** Does what may send requests, and records an embargo's refusal for the staff after it was undone. */
export async function recordingRefusals<Answer>(db: Database, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof EmbargoRefusal) await db.transaction((tx) => record(tx, ...error.entries));
    throw error;
  }
}
