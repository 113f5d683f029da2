import { P12Signer, type Signer } from '@libpdf/core';
import * as pkijs from 'pkijs';
import { bytesOf, sha256 } from './cms-signature.ts';

/** The market's key and certificate. */
export type SealKey = Readonly<{
  signer: Signer;
  /** Made by this program for trying signatures out; nobody vouches for it. */
  isTest: boolean;
  validUntil: Date;
}>;

export const validUntilOf = (certificate: Uint8Array): Date =>
  pkijs.Certificate.fromBER(bytesOf(certificate)).notAfter.value;

/** SHA-256 of its certificate, in hexadecimal. */
export const certificateHash = ({ signer }: SealKey): string => sha256(signer.certificate).toString('hex');

/** Reads key and certificates from a PKCS #12 file. Throws if the password is wrong. */
export async function readP12(content: Uint8Array, password: string): Promise<SealKey> {
  const signer = await P12Signer.create(content, password);
  return { signer, isTest: false, validUntil: validUntilOf(signer.certificate) };
}
