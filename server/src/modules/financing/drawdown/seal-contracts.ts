import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { defaultLocale } from 'shared-kit/contract';
import { newId } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { defineSweep, type JobContext } from '../../../platform/jobs/index.ts';
import { storeUpload } from '../../../platform/uploads/index.ts';
import { noteSealedPaper, SealHindered, sealPaper } from '../../signing/index.ts';
import { folder } from '../dealing/files.ts';
import { financingContract, financingFile } from '../dealing/schema.ts';
import { refreshPagesOf } from '../refresh-pages.ts';
import { bankQuote, financingRequest } from '../schema.ts';
import { contractTitle } from './contract-title.ts';

/** Makes the sealed copies of contracts that both sides signed here: at once, and every minute what had to wait. */
export const sealContracts = defineSweep({
  name: 'seal-contracts',
  cron: '* * * * *',
  limitSeconds: 300,
  run: async (context, stopped) => {
    const failures: unknown[] = [];
    for (const waiting of await listWaiting(context)) {
      if (stopped.aborted) break;
      // One that can't be sealed must not hold up the others.
      await sealOrWait(context, waiting).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'contracts could not be sealed');
  },
});

const isUnsealed = and(
  eq(financingContract.form, 'market'),
  eq(financingContract.state, 'confirmed'),
  isNull(financingContract.sealedFileId),
);

const listWaiting = ({ db }: JobContext) =>
  db
    .select({
      ...{ contract: financingContract, file: financingFile, request: financingRequest },
      bankCompanyId: bankQuote.bankCompanyId,
    })
    .from(financingContract)
    .innerJoin(financingFile, eq(financingFile.id, financingContract.fileId))
    .innerJoin(bankQuote, eq(bankQuote.id, financingContract.bankQuoteId))
    .innerJoin(financingRequest, eq(financingRequest.id, bankQuote.requestId))
    .where(isUnsealed)
    .orderBy(asc(financingContract.sentAt))
    .limit(50);
type Waiting = Awaited<ReturnType<typeof listWaiting>>[number];

const storeCodes: readonly string[] = ['storage.full', 'files.unreachable', 'upload.quota-full'];

async function sealOrWait(context: JobContext, waiting: Waiting): Promise<void> {
  try {
    await seal(context, waiting);
  } catch (error) {
    const isStore = error instanceof AppError && storeCodes.includes(error.code);
    if (!(error instanceof SealHindered || isStore)) throw error;
    context.log.warn({ err: error, contract: waiting.contract.id }, 'a seal has to wait');
  }
}

async function seal(context: JobContext, { contract, file, request, bankCompanyId }: Waiting): Promise<void> {
  const { db, env, clock, files } = context;
  const at = clock();
  const { id, bankQuoteId } = contract;
  const content = await files.read(file.fileKey);
  if (!content) throw new SealHindered('store');
  const title = contractTitle(request.number, file.name);
  const { name, sha256 } = file;
  const made = await sealPaper({ db, env, at }, { id, title, name, content, sha256, locale: defaultLocale });
  const fileKey = `${folder}/sealed/${randomUUID()}`;
  const by = { companyId: request.buyerCompanyId, userId: contract.sentBy };
  await storeUpload(context, { key: fileKey, content: made.content, by });
  await db.transaction(async (tx) => {
    const [current] = await tx
      .select()
      .from(financingContract)
      .where(eq(financingContract.id, id))
      .for('update');
    // Another process may have been faster; then what was stored here is deleted as unused.
    if (current?.sealedFileId !== null) return;
    const sealedFileId = newId(at.getTime());
    await tx.insert(financingFile).values({
      ...{
        id: sealedFileId,
        bankQuoteId,
        uploadedBy: contract.sentBy,
        mediaType: 'application/pdf',
        fileKey,
      },
      ...{
        name: `${request.number}-signed.pdf`,
        bytes: made.content.length,
        sha256: made.sha256,
        createdAt: at,
      },
    });
    await tx.update(financingContract).set({ sealedFileId }).where(eq(financingContract.id, id));
    await noteSealedPaper(tx, { id, title }, made, at);
    await refreshPagesOf(tx, [request.buyerCompanyId, bankCompanyId]);
  });
}
