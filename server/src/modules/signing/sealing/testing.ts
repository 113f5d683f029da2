import type { PdfDocument } from '../../../platform/pdf/index.ts';
import { signedPaper } from './signed-paper.ts';

const at = new Date('2026-06-01T09:00:00Z');

/** A signed text with a file; title, words and signatory have one name. */
export function sampleSignedPaper(name: string): PdfDocument {
  const act = {
    signatoryId: '1',
    email: 'a@b.example',
    name,
    role: name,
    consentVersion: '1',
    codeSentAt: at,
    at,
  };
  const content = { title: name, sections: [{ heading: name, paragraphs: [name] }] };
  const file = { name, mediaType: 'text/plain', description: name, content: Buffer.from('attached') };
  const signed = { content, locale: 'en', sha256: '0', signatures: [act], attachments: [file] } as const;
  return signedPaper(signed, { brandName: name, isTest: false, at });
}
