import { and, eq, inArray, isNull } from 'drizzle-orm';
import { mayReadShared } from 'shared-kit/contract/financing';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { financingFile } from '../lifecycle/schema.ts';
import { bankQuote, financingRequest } from '../schema.ts';
import type { FileRow, FoundFile } from './files.ts';

type Sending = Readonly<{ userId: string; requestId: string }>;

/** Sends a user's fresh uploads to all banks of a request. Others' uploads count as unknown. */
export async function sendFilesWithRequest(
  tx: Tx,
  ids: readonly string[],
  { userId, requestId }: Sending,
): Promise<FileRow[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .update(financingFile)
    .set({ requestId })
    .where(
      and(
        inArray(financingFile.id, [...ids]),
        isNull(financingFile.bankQuoteId),
        isNull(financingFile.requestId),
        eq(financingFile.uploadedBy, userId),
      ),
    )
    .returning();
  if (rows.length !== ids.length) throw new AppError('financing.file-not-found');
  return rows;
}

/** A file that went out with a request, for its buyer and for each bank that may read the request; else null. */
export async function findRequestFile(tx: Tx, id: string, companyId: string): Promise<FoundFile | null> {
  const rows = await tx
    .select({ file: financingFile, buyer: financingRequest.buyerCompanyId, it: bankQuote })
    .from(financingFile)
    .innerJoin(financingRequest, eq(financingRequest.id, financingFile.requestId))
    .leftJoin(bankQuote, eq(bankQuote.requestId, financingRequest.id))
    .where(eq(financingFile.id, id));
  const found = rows.find(
    ({ buyer, it }) => buyer === companyId || (it?.bankCompanyId === companyId && mayReadShared(it.state)),
  );
  if (!found) return null;
  const isBuyer = found.buyer === companyId;
  return { file: found.file, openedAt: isBuyer ? null : (found.it?.id ?? null) };
}
