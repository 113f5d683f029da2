import { inArray } from 'drizzle-orm';
import type { SealCheckAnswer } from 'shared-kit/contract/signing';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { findSealsInThread } from '../../../platform/pdf-seal/index.ts';
import { signatureAnswer } from '../read-agreement.ts';
import { findSealed, listSignatures } from '../repository.ts';
import { type Signing, sealedPaper, signing } from '../schema.ts';
import { findSealedPaper } from './find-sealed-paper.ts';

/** Says whether the market sealed this file, and whether it was changed since. The file is not kept. */
export async function checkSealed(tx: Tx, sha256: string, content: Buffer): Promise<SealCheckAnswer> {
  const sealed = await findSealedBy(tx, sha256);
  if (sealed) return { verdict: 'sealed', sha256, sealed };
  const found = await findSealsInThread(content);
  if (found.kind === 'too-complex') throw new AppError('upload.too-complex');
  if (found.kind === 'unreadable') return { verdict: 'unreadable', sha256, sealed: null };
  if (found.kind === 'none') return { verdict: 'unsigned', sha256, sealed: null };
  const isOurs = await isOfMarket(tx, found.certificates);
  return { verdict: isOurs ? 'changed' : 'foreign', sha256, sealed: null };
}

/** What the market sealed with this fingerprint. */
export async function findSealedBy(tx: Tx, sha256: string): Promise<SealCheckAnswer['sealed']> {
  const known = await findSealed(tx, sha256);
  return known ? sealedAnswer(tx, known) : findSealedPaper(tx, sha256);
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
    title: sealed.content.title,
    company: sealed.companyName,
    at: (sealed.sealedAt ?? sealed.createdAt).toISOString(),
    hasTimeStamp: sealed.hasTimeStamp ?? false,
    isTest: sealed.isTest ?? false,
    signatures: (await listSignatures(tx, sealed.id)).map(signatureAnswer),
  };
}
