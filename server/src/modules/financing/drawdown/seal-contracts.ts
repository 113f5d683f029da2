import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull, not } from 'drizzle-orm';
import { defaultLocale } from 'shared-kit/contract/languages';
import { newId, type Tx } from '../../../platform/db/index.ts';
import { defineSweep, type JobContext } from '../../../platform/jobs/index.ts';
import { isHeld, storeUpload } from '../../../platform/uploads/index.ts';
import { noteSealedPaper, SealHindered, sealEach, sealPaper } from '../../signing/index.ts';
import { folder } from '../files/files.ts';
import { financingContract, financingFile } from '../lifecycle/schema.ts';
import { refreshPagesOf } from '../refresh-pages.ts';
import { bankQuote, financingRequest } from '../schema.ts';
import { contractTitle } from './contract-title.ts';

/** Makes the sealed copies of contracts that both sides signed here: at once, and every minute what had to wait. */
export const sealContracts = defineSweep({
  name: 'seal-contracts',
  cron: '* * * * *',
  limitSeconds: 300,
  run: async (context, stopped) =>
    sealEach(context, stopped, await listWaiting(context), { seal: (waiting) => seal(context, waiting) }),
});

const isUnsealed = and(
  eq(financingContract.form, 'market'),
  eq(financingContract.state, 'confirmed'),
  isNull(financingContract.sealedFileId),
);

const listWaiting = ({ db }: JobContext) =>
  db
    .select({
      id: financingContract.id,
      bankQuoteId: financingContract.bankQuoteId,
      sentBy: financingContract.sentBy,
      file: financingFile,
      number: financingRequest.number,
      buyerCompanyId: financingRequest.buyerCompanyId,
      bankCompanyId: bankQuote.bankCompanyId,
    })
    .from(financingContract)
    .innerJoin(financingFile, eq(financingFile.id, financingContract.fileId))
    .innerJoin(bankQuote, eq(bankQuote.id, financingContract.bankQuoteId))
    .innerJoin(financingRequest, eq(financingRequest.id, bankQuote.requestId))
    .where(and(isUnsealed, not(isHeld(financingFile.fileKey))))
    .orderBy(asc(financingContract.sentAt))
    .limit(50);
type Waiting = Awaited<ReturnType<typeof listWaiting>>[number];

async function seal(context: JobContext, waiting: Waiting): Promise<void> {
  const { db, env, clock, files } = context;
  const { id, file, number, buyerCompanyId, sentBy } = waiting;
  const at = clock();
  const content = await files.read(file.fileKey);
  if (!content) throw new SealHindered('store');
  const title = contractTitle(number, file.name);
  const { name, sha256 } = file;
  const made = await sealPaper({ db, env, at }, { id, title, name, content, sha256, locale: defaultLocale });
  const fileKey = `${folder}/sealed/${randomUUID()}`;
  const by = { companyId: buyerCompanyId, userId: sentBy };
  await storeUpload(context, { key: fileKey, content: made.content, by });
  await db.transaction(async (tx) => {
    const [current] = await tx
      .select()
      .from(financingContract)
      .where(eq(financingContract.id, id))
      .for('update');
    // Another process may have been faster; then the stored file is deleted as unused.
    if (current?.sealedFileId !== null) return;
    await addSealedFile(tx, waiting, { fileKey, content: made.content, sha256: made.sha256, at });
    await noteSealedPaper(tx, { id, title }, made, at);
    await refreshPagesOf(tx, [buyerCompanyId, waiting.bankCompanyId]);
  });
}

type Stored = Readonly<{ fileKey: string; content: Uint8Array; sha256: string; at: Date }>;

async function addSealedFile(
  tx: Tx,
  { id, bankQuoteId, sentBy, number }: Waiting,
  { fileKey, content, sha256, at }: Stored,
): Promise<void> {
  const sealedFileId = newId(at.getTime());
  await tx.insert(financingFile).values({
    id: sealedFileId,
    bankQuoteId,
    uploadedBy: sentBy,
    mediaType: 'application/pdf',
    fileKey,
    name: `${number}-signed.pdf`,
    bytes: content.length,
    sha256,
    createdAt: at,
  });
  await tx.update(financingContract).set({ sealedFileId }).where(eq(financingContract.id, id));
}
