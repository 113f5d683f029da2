import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { sayFrom } from 'shared-kit/contract/languages';
import { agreementPages, type SealHindrance } from 'shared-kit/contract/signing';
import type { Tx } from '../../../platform/db/index.ts';
import { defineSweep, type JobContext } from '../../../platform/jobs/index.ts';
import { messagesBeside } from '../../../platform/messages.ts';
import { storeUpload } from '../../../platform/uploads/index.ts';
import { marketMailParts } from '../../accounts/index.ts';
import { lockCompany } from '../../companies/index.ts';
import { addSealed, documentFolder, findDocument, tellWatchers } from '../../documents/index.ts';
import { notify } from '../../notifications/index.ts';
import type en from '../messages/en.json';
import { findInForce, findSigning, listSignatures, moveSigning } from '../repository.ts';
import { type Signing, signing } from '../schema.ts';
import { makeSignedPdf } from './make-signed-pdf.ts';
import { sealEach } from './seal-each.ts';
import { SealHindered } from './seal-key.ts';
import type { SignedText } from './signed-paper.ts';

const say = sayFrom(messagesBeside<typeof en>(new URL('../x', import.meta.url).href));

/** Seals what the market signed: after each counter-signature, and every minute what had to wait. */
export const sealSignings = defineSweep({
  name: 'seal-signings',
  cron: '* * * * *',
  limitSeconds: 300,
  run: async (context, stopped) => {
    const { db } = context;
    await sealEach(context, stopped, await listWaiting(db), {
      seal: (waiting) => sealOne(context, waiting),
      onHindrance: (waiting, hindrance) => noteHindrance(db, waiting, hindrance),
    });
  },
});

const listWaiting = (tx: Tx): Promise<Signing[]> =>
  tx.select().from(signing).where(eq(signing.state, 'sealing')).orderBy(asc(signing.createdAt)).limit(50);

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
  const { content, sha256, ...made } = await makeSignedPdf(
    { db, env, at },
    await signedText(context, waiting),
  );
  const fileKey = `${documentFolder}/${waiting.companyId}/${randomUUID()}`;
  const [last] = (await listSignatures(db, waiting.id)).slice(-1);
  const by = { companyId: waiting.companyId, userId: last?.userId ?? waiting.companyId };
  await storeUpload(context, { key: fileKey, content, by });
  await db.transaction(async (tx) => {
    const company = await lockCompany(tx, waiting.companyId);
    const current = await findSigning(tx, waiting.id);
    // Another process may have been faster; then the file is deleted as unused.
    if (!company || current?.state !== 'sealing') return;
    const older = await findInForce(tx, company.id);
    if (older) await moveSigning(tx, older, 'supersede', { endedAt: at });
    const name = `${waiting.kind}-agreement-${waiting.version}.pdf`;
    const file = { fileKey, name, bytes: content.length, sha256 };
    const documentId = await addSealed(tx, company, { ...file, requirement: 'framework-agreement', now: at });
    await moveSigning(tx, current, 'seal', {
      documentId,
      sealedAt: at,
      sealedSha256: sha256,
      sealedBytes: content.length,
      waitsFor: null,
      ...made,
    });
    await notify(marketMailParts(context), tx, {
      event: 'agreement-in-force',
      params: { company: waiting.companyName },
      to: { companyId: company.id },
      path: agreementPages[waiting.kind],
      dedupeKey: `agreement-in-force:${waiting.id}`,
    });
  });
}

/** What was signed, with the copy that it names. */
async function signedText({ db, files }: JobContext, waiting: Signing): Promise<SignedText> {
  const signatures = await listSignatures(db, waiting.id);
  if (waiting.copyId === null) return { ...waiting, signatures, attachments: [] };
  const { name, mediaType, fileKey } = await findDocument(db, waiting.copyId);
  const content = fileKey === null ? null : await files.read(fileKey);
  if (!content || name === null || mediaType === null) throw new SealHindered('store');
  const description = say(waiting.locale, 'elsewhere.attached');
  return { ...waiting, signatures, attachments: [{ name, mediaType, content, description }] };
}
