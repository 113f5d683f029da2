import { HttpTimestampAuthority } from '@libpdf/core';
import { stampedHash, type TimeStamping } from './cms-signature.ts';

const patienceMs = 20_000;

/** Asks a time-stamping authority (RFC 3161). Throws if it is away or stamps something else. */
export function timeStampFrom(url: string): TimeStamping {
  const authority = new HttpTimestampAuthority(url, { timeout: patienceMs });
  return async (hash) => {
    const token = await authority.timestamp(hash, 'SHA-256');
    if (!Buffer.from(hash).equals(stampedHash(token))) throw new Error('the time stamp is of another hash');
    return token;
  };
}
