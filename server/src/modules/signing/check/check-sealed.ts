import { createHash } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { SealCheckAnswer } from 'shared-kit/contract';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { findSealsInThread } from '../../../platform/pdf-seal/index.ts';
import { signatureAnswer } from '../read-agreement.ts';
import { findSealed, listSignatures } from '../repository.ts';
import { type Signing, sealedPaper, signing } from '../schema.ts';
import { findSealedPaper } from './find-sealed-paper.ts';

/** Says whether the market sealed this file, and whether it was changed since. The file is not kept. */
export async function checkSealed(tx: Tx, content: Buffer): Promise<SealCheckAnswer> {
  const sha256 = createHash('sha256').update(content).digest('hex');
  const known = await findSealed(tx, sha256);
  if (known) return { verdict: 'sealed', sha256, sealed: await sealedAnswer(tx, known) };
  const paper = await findSealedPaper(tx, sha256);
  if (paper) return { verdict: 'sealed', sha256, sealed: paper };
  const found = await findSealsInThread(content);
  if (found.kind === 'too-complex') throw new AppError('document.too-complex');
  if (found.kind === 'unreadable') return { verdict: 'unreadable', sha256, sealed: null };
  if (found.kind === 'none') return { verdict: 'unsigned', sha256, sealed: null };
  const isOurs = await isOfMarket(tx, found.certificates);
  return { verdict: isOurs ? 'changed' : 'foreign', sha256, sealed: null };
}

async function isOfMarket(tx: Tx, certificates: readonly string[]): Promise<boolean> {
  if (certificates.length === 0) return false;
  const [agreement] = await tx
    .select({ id: signing.id })
    .from(signing)
    .where(inArray(signing.certificateSha256, [...certificates]))
    .limit(1);
  if (agreement) return true;
  const [paper] = await tx
    .select({ id: sealedPaper.paperId })
    .from(sealedPaper)
    .where(inArray(sealedPaper.certificateSha256, [...certificates]))
    .limit(1);
  return paper !== undefined;
}

async function sealedAnswer(tx: Tx, sealed: Signing): Promise<SealCheckAnswer['sealed']> {
  return {
    ...{ title: sealed.content.title, company: sealed.companyName },
    at: (sealed.sealedAt ?? sealed.createdAt).toISOString(),
    ...{ hasTimeStamp: sealed.hasTimeStamp ?? false, isTest: sealed.isTest ?? false },
    signatures: (await listSignatures(tx, sealed.id)).map(signatureAnswer),
  };
}
