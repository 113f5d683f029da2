import { createHash, randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { SealHindrance } from 'shared-kit/contract';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { defineSweep, type JobContext } from '../../../platform/jobs/index.ts';
import { writePdf } from '../../../platform/pdf/index.ts';
import {
  certificateHash,
  findSeals,
  type SealKey,
  sealPdf,
  timeStampFrom,
} from '../../../platform/pdf-seal/index.ts';
import { storeUpload } from '../../../platform/uploads/index.ts';
import { marketMailParts } from '../../accounts/index.ts';
import { lockCompany } from '../../companies/index.ts';
import { addSealed, documentFolder, tellWatchers } from '../../documents/index.ts';
import { notify } from '../../notifications/index.ts';
import { pageOf } from '../pages.ts';
import { findInForce, findSigning, listSignatures, moveSigning } from '../repository.ts';
import { type Signing, signing } from '../schema.ts';
import { agreementPaper } from './agreement-paper.ts';
import { provideSealKey, SealHindered } from './seal-key.ts';

/** Seals what the market signed: after each counter-signature, and every minute what had to wait. */
export const sealSignings = defineSweep({
  name: 'seal-signings',
  cron: '* * * * *',
  limitSeconds: 300,
  run: async (context, stopped) => {
    const failures: unknown[] = [];
    for (const waiting of await listWaiting(context.db)) {
      if (stopped.aborted) break;
      // One that can't be sealed must not hold up the others.
      await sealOrNote(context, waiting).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'agreements could not be sealed');
  },
});

async function sealOrNote(context: JobContext, waiting: Signing): Promise<void> {
  try {
    await sealOne(context, waiting);
  } catch (error) {
    const hindrance = hindranceOf(error);
    if (!hindrance) throw error;
    context.log.warn({ err: error, signing: waiting.id }, 'a seal has to wait');
    await noteHindrance(context.db, waiting, hindrance);
  }
}

const listWaiting = (tx: Tx): Promise<Signing[]> =>
  tx.select().from(signing).where(eq(signing.state, 'sealing')).orderBy(asc(signing.createdAt)).limit(50);

const storeCodes: readonly string[] = ['storage.full', 'files.unreachable', 'upload.quota-full'];

function hindranceOf(error: unknown): SealHindrance | null {
  if (error instanceof SealHindered) return error.hindrance;
  return error instanceof AppError && storeCodes.includes(error.code) ? 'store' : null;
}

async function noteHindrance(
  tx: Tx,
  { id, companyId, waitsFor }: Signing,
  hindrance: SealHindrance,
): Promise<void> {
  if (waitsFor === hindrance) return;
  await tx.update(signing).set({ waitsFor: hindrance }).where(eq(signing.id, id));
  await tellWatchers(tx, companyId);
}

async function sealOne(context: JobContext, waiting: Signing): Promise<void> {
  const { db, env, clock } = context;
  const at = clock();
  const key = await provideSealKey({ db, env, now: at });
  const sealed = await sealedPdf(context, waiting, key, at);
  const sha256 = createHash('sha256').update(sealed).digest('hex');
  const fileKey = `${documentFolder}/${waiting.companyId}/${randomUUID()}`;
  const [last] = (await listSignatures(db, waiting.id)).slice(-1);
  const by = { companyId: waiting.companyId, userId: last?.userId ?? waiting.companyId };
  await storeUpload(context, { key: fileKey, content: sealed, by });
  await db.transaction(async (tx) => {
    const company = await lockCompany(tx, waiting.companyId);
    const current = await findSigning(tx, waiting.id);
    // Another process may have been faster; then the file is deleted as unused.
    if (!company || current?.state !== 'sealing') return;
    const older = await findInForce(tx, company.id);
    if (older) await moveSigning(tx, older, 'supersede', { endedAt: at });
    const name = `${waiting.kind}-agreement-${waiting.version}.pdf`;
    const file = { fileKey, name, bytes: sealed.length, sha256 };
    const documentId = await addSealed(tx, company, { ...file, requirement: 'framework-agreement', now: at });
    await moveSigning(tx, current, 'seal', {
      ...{ documentId, sealedAt: at, sealedSha256: sha256, sealedBytes: sealed.length, waitsFor: null },
      ...{
        certificateSha256: certificateHash(key),
        isTest: key.isTest,
        hasTimeStamp: env.sealing.tsaUrl !== null,
      },
    });
    await notify(marketMailParts(context), tx, {
      event: 'agreement-in-force',
      params: { company: waiting.companyName },
      to: { companyId: company.id },
      path: pageOf(waiting.kind),
      dedupeKey: `agreement-in-force:${waiting.id}`,
    });
  });
}

/** Makes and seals the PDF, and checks the seal before anybody relies on it. */
async function sealedPdf({ db, env }: JobContext, waiting: Signing, key: SealKey, at: Date): Promise<Buffer> {
  const brandName = env.public.brandName;
  const signatures = await listSignatures(db, waiting.id);
  const paper = agreementPaper(waiting, { signatures, brandName, isTest: key.isTest, at });
  const timeStamp = env.sealing.tsaUrl === null ? null : timeStampFrom(env.sealing.tsaUrl);
  const sealing = { key, name: brandName, reason: waiting.content.title, at };
  const sealed = await sealPdf(await writePdf(paper), {
    ...sealing,
    timeStamp:
      timeStamp &&
      (async (hash) => {
        try {
          return await timeStamp(hash);
        } catch (cause) {
          throw new SealHindered('time-stamp', cause);
        }
      }),
  });
  const found = await findSeals(sealed);
  if (found.kind !== 'signed' || !found.isWhole || !found.certificates.includes(certificateHash(key))) {
    throw new Error('a seal was made that does not hold');
  }
  return sealed;
}
