import { createHash } from 'node:crypto';
import type { Database } from '../../../platform/db/index.ts';
import type { Env } from '../../../platform/env.ts';
import { writePdf } from '../../../platform/pdf/index.ts';
import { loadSealing } from '../../../platform/pdf-seal/index.ts';
import { provideSealKey, SealHindered } from './seal-key.ts';
import { type SignedText, signedPaper } from './signed-paper.ts';

export type SealParts = Readonly<{ db: Database; env: Pick<Env, 'sealing' | 'public'>; at: Date }>;

export type SignedPdf = Readonly<{
  content: Buffer;
  sha256: string;
  /** SHA-256 of the certificate that sealed it. */
  certificateSha256: string;
  hasTimeStamp: boolean;
  /** Made with a certificate that nobody vouches for. */
  isTest: boolean;
}>;

/**
 * Makes the PDF of a text that was signed: the text, who signed it and how, files that it carries, and the market's
 * seal over all of it. The seal is checked before anybody relies on it. Throws `SealHindered` while it can't be made.
 */
export async function makeSignedPdf({ db, env, at }: SealParts, signed: SignedText): Promise<SignedPdf> {
  const { brandName } = env.public;
  const { certificateHash, findSeals, sealPdf } = await loadSealing();
  const key = await provideSealKey({ db, env, now: at });
  const paper = signedPaper(signed, { brandName, isTest: key.isTest, at });
  const { tsaUrl } = env.sealing;
  const content = await sealPdf(await writePdf(paper), {
    key,
    name: brandName,
    reason: signed.content.title,
    at,
    timeStamp: tsaUrl === null ? null : await stampOrWait(tsaUrl),
  });
  const certificateSha256 = certificateHash(key);
  const found = await findSeals(content);
  if (found.kind !== 'signed' || !found.isWhole || !found.certificates.includes(certificateSha256)) {
    throw new Error('a seal was made that does not hold');
  }
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { content, sha256, certificateSha256, hasTimeStamp: tsaUrl !== null, isTest: key.isTest };
}

async function stampOrWait(tsaUrl: string) {
  const { timeStampFrom } = await loadSealing();
  const timeStamp = timeStampFrom(tsaUrl);
  return async (hash: Uint8Array): Promise<Uint8Array> => {
    try {
      return await timeStamp(hash);
    } catch (cause) {
      throw new SealHindered('time-stamp', cause);
    }
  };
}
