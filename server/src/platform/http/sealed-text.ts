import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];

export type SealKeys = Readonly<{ cipher: Buffer; nonce: Buffer }>;

/** Keys for one purpose from the market's secret, which all its processes share and which outlives a restart. */
export function sealKeys(secret: string, purpose: string): SealKeys {
  const key = (part: string) => Buffer.from(hkdfSync('sha256', secret, '', `sealed ${purpose} ${part}`, 32));
  return { cipher: key('cipher'), nonce: key('nonce') };
}

/**
 * Text that only this market can read and write. The same text gives the same sealed text, so that an answer with one
 * keeps its ETag: the nonce is made of the text.
 */
export function seal({ cipher, nonce: nonceKey }: SealKeys, text: string): string {
  const nonce = createHmac('sha256', nonceKey).update(text).digest().subarray(0, nonceBytes);
  const sealing = createCipheriv(algorithm, cipher, nonce, { authTagLength: tagBytes });
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url');
}

/** Null for anything that `seal` didn't write with these keys. */
export function unseal({ cipher }: SealKeys, text: string): string | null {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length <= nonceBytes + tagBytes) return null;
  const opening = createDecipheriv(algorithm, cipher, bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    const opened = opening.update(bytes.subarray(nonceBytes + tagBytes));
    return Buffer.concat([opened, opening.final()]).toString();
  } catch {
    return null;
  }
}
