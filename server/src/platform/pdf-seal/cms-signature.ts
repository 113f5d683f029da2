import { createHash, verify, X509Certificate } from 'node:crypto';
import type { Signer } from '@libpdf/core';
import { fromBER, ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import * as pkijs from 'pkijs';

/** Object identifiers of RFC 5652, RFC 5035, RFC 3161 and RFC 5754. */
const oid = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  timeStampToken: '1.2.840.113549.1.9.16.2.14',
  sha256: '2.16.840.1.101.3.4.2.1',
  sha256WithRsa: '1.2.840.113549.1.1.11',
  ecdsaWithSha256: '1.2.840.10045.4.3.2',
} as const;

export const bytesOf = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;
export const sha256 = (content: Uint8Array): Buffer => createHash('sha256').update(content).digest();

const certificateOf = (der: Uint8Array) => new pkijs.Certificate({ schema: fromBER(bytesOf(der)).result });

/** Asks for a time stamp of a SHA-256 hash. Returns the token as DER (RFC 3161). */
export type TimeStamping = (hash: Uint8Array) => Promise<Uint8Array>;

/**
 * A detached CAdES signature as the PAdES baseline wants it (ETSI EN 319 142-1): without a signing time of its own,
 * which the PDF library would add.
 */
export async function cmsSignature(
  hash: Uint8Array,
  signer: Signer,
  timeStamp: TimeStamping | null,
): Promise<Uint8Array> {
  const certificate = certificateOf(signer.certificate);
  const signedAttrs = new pkijs.SignedAndUnsignedAttributes({
    type: 0,
    attributes: signedAttributes(hash, signer.certificate),
  });
  // What is signed is the set of attributes, not the tagged field that carries them (RFC 5652, 5.4).
  const toSign = new Uint8Array(signedAttrs.toSchema().toBER());
  toSign[0] = 0x31;
  const signature = await signer.sign(toSign, 'SHA-256');
  const signatureOid = signer.keyType === 'RSA' ? oid.sha256WithRsa : oid.ecdsaWithSha256;
  const algorithm = new pkijs.AlgorithmIdentifier({ algorithmId: oid.sha256 });
  const signerInfo = new pkijs.SignerInfo({
    version: 1,
    sid: new pkijs.IssuerAndSerialNumber({
      issuer: certificate.issuer,
      serialNumber: certificate.serialNumber,
    }),
    digestAlgorithm: algorithm,
    signedAttrs,
    signatureAlgorithm: new pkijs.AlgorithmIdentifier({ algorithmId: signatureOid }),
    signature: new OctetString({ valueHex: bytesOf(signature) }),
  });
  if (timeStamp) {
    const token = await timeStamp(sha256(signature));
    const attribute = { type: oid.timeStampToken, values: [fromBER(bytesOf(token)).result] };
    signerInfo.unsignedAttrs = new pkijs.SignedAndUnsignedAttributes({
      type: 1,
      attributes: [new pkijs.Attribute(attribute)],
    });
  }
  const signed = new pkijs.SignedData({
    version: 1,
    encapContentInfo: new pkijs.EncapsulatedContentInfo({ eContentType: oid.data }),
    digestAlgorithms: [algorithm],
    certificates: [certificate, ...(signer.certificateChain ?? []).map(certificateOf)],
    signerInfos: [signerInfo],
  });
  const content = new pkijs.ContentInfo({ contentType: oid.signedData, content: signed.toSchema(true) });
  return new Uint8Array(content.toSchema().toBER());
}

function signedAttributes(hash: Uint8Array, certificate: Uint8Array): pkijs.Attribute[] {
  const certificateHash = new OctetString({ valueHex: bytesOf(sha256(certificate)) });
  const nested = new Sequence({
    value: [new Sequence({ value: [new Sequence({ value: [certificateHash] })] })],
  });
  return [
    new pkijs.Attribute({ type: oid.contentType, values: [new ObjectIdentifier({ value: oid.data })] }),
    new pkijs.Attribute({
      type: oid.messageDigest,
      values: [new OctetString({ valueHex: bytesOf(hash) })],
    }),
    new pkijs.Attribute({ type: oid.signingCertificateV2, values: [nested] }),
  ];
}

const signedDataOf = (der: Uint8Array): pkijs.SignedData =>
  new pkijs.SignedData({
    schema: new pkijs.ContentInfo({ schema: fromBER(bytesOf(der)).result }).content,
  });

/** Whether a detached signature is right over this content. Who signed isn't judged. */
export function isRightOver(der: Uint8Array, content: Uint8Array): boolean {
  try {
    const [signer] = signedDataOf(der).signerInfos;
    const [certificate] = certificatesIn(der);
    if (!signer?.signedAttrs || !certificate) return false;
    const { attributes, encodedValue } = signer.signedAttrs;
    const digest = attributes.find(({ type }) => type === oid.messageDigest)?.values[0];
    const isOfContent = sha256(content).equals(Buffer.from(digest?.valueBlock.valueHexView ?? []));
    const { publicKey } = new X509Certificate(certificate);
    const signature = signer.signature.valueBlock.valueHexView;
    return isOfContent && verify('sha256', Buffer.from(encodedValue), publicKey, signature);
  } catch {
    return false;
  }
}

/** The certificates in a signature, as DER; none if it can't be read. */
export function certificatesIn(der: Uint8Array): readonly Uint8Array[] {
  try {
    const certificates = signedDataOf(der).certificates ?? [];
    return certificates
      .filter((it) => it instanceof pkijs.Certificate)
      .map((it) => new Uint8Array(it.toSchema().toBER()));
  } catch {
    return [];
  }
}

/** The hash that a time stamp's token is about. */
export function stampedHash(token: Uint8Array): Buffer {
  const content = signedDataOf(token).encapContentInfo.eContent?.getValue();
  if (!content) throw new Error('the time stamp is empty');
  const info = new pkijs.TSTInfo({ schema: fromBER(content).result });
  return Buffer.from(info.messageImprint.hashedMessage.valueBlock.valueHexView);
}
