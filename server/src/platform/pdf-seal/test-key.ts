import { randomBytes } from 'node:crypto';
import { CryptoKeySigner } from '@libpdf/core';
import { BitString, Integer, Utf8String } from 'asn1js';
import * as pkijs from 'pkijs';
import { type SealKey, validUntilOf } from './seal-key.ts';

const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const;
const generated = { ...algorithm, modulusLength: 3072, publicExponent: new Uint8Array([1, 0, 1]) };
const years = 10;

/** A test key as it is kept: both in base64, DER inside. */
export type KeptTestKey = Readonly<{ privateKey: string; certificate: string }>;

/** Makes a key with a certificate that it signs itself. */
export async function makeTestKey(marketName: string, now: Date): Promise<KeptTestKey> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(generated, true, ['sign', 'verify']);
  const certificate = new pkijs.Certificate({
    version: 2,
    serialNumber: new Integer({ valueHex: positive(randomBytes(16)) }),
  });
  for (const holder of [certificate.subject, certificate.issuer]) nameIn(holder, marketName);
  certificate.notBefore.value = now;
  certificate.notAfter.value = new Date(now);
  certificate.notAfter.value.setUTCFullYear(now.getUTCFullYear() + years);
  certificate.extensions = extensions();
  await certificate.subjectPublicKeyInfo.importKey(publicKey);
  await certificate.sign(privateKey, 'SHA-256');
  const der = Buffer.from(certificate.toSchema(true).toBER());
  const pkcs8 = Buffer.from(await crypto.subtle.exportKey('pkcs8', privateKey));
  return { privateKey: pkcs8.toString('base64'), certificate: der.toString('base64') };
}

/** The number of a certificate is positive: its first bit is 0. */
function positive(bytes: Buffer): ArrayBuffer {
  bytes[0] = ((bytes[0] ?? 0) & 0x7f) | 1;
  return new Uint8Array(bytes).buffer;
}

function nameIn({ typesAndValues }: pkijs.RelativeDistinguishedNames, marketName: string): void {
  const commonName = new Utf8String({ value: `${marketName} test signature` });
  typesAndValues.push(new pkijs.AttributeTypeAndValue({ type: '2.5.4.3', value: commonName }));
}

function extensions(): pkijs.Extension[] {
  // Digital signature and non-repudiation.
  const usage = new BitString({ valueHex: new Uint8Array([0b1100_0000]).buffer, unusedBits: 6 });
  return [new pkijs.Extension({ extnID: '2.5.29.15', critical: true, extnValue: usage.toBER() })];
}

/** The signing key of what was kept. */
export async function readTestKey({ privateKey, certificate }: KeptTestKey): Promise<SealKey> {
  const key = await crypto.subtle.importKey('pkcs8', Buffer.from(privateKey, 'base64'), algorithm, false, [
    'sign',
  ]);
  const der = new Uint8Array(Buffer.from(certificate, 'base64'));
  return {
    signer: new CryptoKeySigner(key, der, 'RSA', 'RSASSA-PKCS1-v1_5'),
    isTest: true,
    validUntil: validUntilOf(der),
  };
}
