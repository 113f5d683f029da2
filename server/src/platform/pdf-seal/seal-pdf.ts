import { PDF, PdfArray, PdfDict, PdfName, PdfNumber, PdfString } from '@libpdf/core';
import { cmsSignature, sha256, type TimeStamping } from './cms-signature.ts';
import type { SealKey } from './seal-key.ts';

/** Room for the signature, its certificates and a time stamp. */
const signatureBytes = 16_384;
/** As wide as any file's length, so that the numbers fit in afterwards. */
const farAway = 9_999_999_999;
const rangePlaceholder = `[0 ${farAway} ${farAway} ${farAway}]`;

type Sealing = Readonly<{
  key: SealKey;
  /** Who seals, as readers show it. */
  name: string;
  reason: string;
  at: Date;
  timeStamp: TimeStamping | null;
}>;

/**
 * Seals a PDF of ours with one PAdES signature that certifies it: no change is allowed afterwards. What was there
 * stays byte for byte; the seal is appended.
 */
export async function sealPdf(content: Uint8Array, sealing: Sealing): Promise<Buffer> {
  const pdf = await PDF.load(content);
  addSeal(pdf, sealing);
  const sealed = Buffer.from(await pdf.save({ incremental: true }));
  const range = sealed.lastIndexOf(rangePlaceholder);
  const start = sealed.indexOf(`<${'0'.repeat(signatureBytes * 2)}>`, range);
  if (range < 0 || start < 0) throw new Error('the place of the seal was not found');
  const end = start + signatureBytes * 2 + 2;
  const byteRange = `[0 ${start} ${end} ${sealed.length - end}]`.padEnd(rangePlaceholder.length);
  sealed.write(byteRange, range, 'latin1');
  const signed = Buffer.concat([sealed.subarray(0, start), sealed.subarray(end)]);
  const signature = await cmsSignature(sha256(signed), sealing.key.signer, sealing.timeStamp);
  if (signature.length > signatureBytes) throw new Error('the seal is larger than its place');
  sealed.write(Buffer.from(signature).toString('hex'), start + 1, 'latin1');
  return sealed;
}

const names = (of: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(of).map(([key, name]) => [key, PdfName.of(name)]));

function addSeal(pdf: PDF, { name, reason, at }: Sealing): void {
  const { registry, catalog, pages } = pdf.context;
  const firstPage = pages.getPage(0);
  if (!firstPage) throw new Error('a document without pages can’t be sealed');
  const noChanges = PdfDict.of({
    ...names({ Type: 'SigRef', TransformMethod: 'DocMDP' }),
    TransformParams: PdfDict.of({ ...names({ Type: 'TransformParams', V: '1.2' }), P: PdfNumber.of(1) }),
  });
  const signature = registry.register(
    PdfDict.of({
      ...names({ Type: 'Sig', Filter: 'Adobe.PPKLite', SubFilter: 'ETSI.CAdES.detached' }),
      ByteRange: new PdfArray([0, farAway, farAway, farAway].map((it) => PdfNumber.of(it))),
      Contents: PdfString.fromBytes(new Uint8Array(signatureBytes)),
      M: PdfString.fromString(pdfTime(at)),
      Name: PdfString.fromString(name),
      Reason: PdfString.fromString(reason),
      Reference: new PdfArray([noChanges]),
    }),
  );
  const field = registry.register(
    PdfDict.of({
      ...names({ FT: 'Sig', Type: 'Annot', Subtype: 'Widget' }),
      T: PdfString.fromString('Seal'),
      TU: PdfString.fromString(reason),
      // Invisible: printed, locked, without a place on the page.
      F: PdfNumber.of(132),
      Rect: new PdfArray([0, 0, 0, 0].map((it) => PdfNumber.of(it))),
      P: firstPage,
      V: signature,
    }),
  );
  const root = catalog.getDict();
  // Signatures exist, and a reader may only append.
  root.set('AcroForm', PdfDict.of({ Fields: new PdfArray([field]), SigFlags: PdfNumber.of(3) }));
  root.set('Perms', PdfDict.of({ DocMDP: signature }));
  const page = registry.resolve(firstPage);
  if (page instanceof PdfDict) page.set('Annots', new PdfArray([field]));
}

/** A time as PDFs write it, in UTC. */
const pdfTime = (at: Date): string => `D:${at.toISOString().replace(/[-T:]/g, '').slice(0, 14)}Z`;
