import { type Locale, sayFrom } from 'shared-kit/contract/languages';
import type { Tx } from '../../../platform/db/index.ts';
import { messagesBeside } from '../../../platform/messages.ts';
import type en from '../messages/en.json';
import { type PaperSignature, sealedPaper } from '../schema.ts';
import { makeSignedPdf, type SealParts, type SignedPdf } from '../sealing/make-signed-pdf.ts';
import { listPaperSignatures } from './sign-paper.ts';

const say = sayFrom(messagesBeside<typeof en>(new URL('../x', import.meta.url).href));

type SignedPaper = Readonly<{
  id: string;
  title: string;
  /** Name of its file. */
  name: string;
  content: Buffer;
  sha256: string;
  locale: Locale;
}>;

/**
 * Makes the sealed copy of a paper that companies signed with each other: a cover that names its fingerprint and who
 * signed it, with the paper attached unchanged. Throws `SealHindered` while it can't be made.
 */
export async function sealPaper(parts: SealParts, paper: SignedPaper): Promise<SignedPdf> {
  const { id, title, name, content, sha256, locale } = paper;
  const signatures = await listPaperSignatures(parts.db, id);
  const companies = new Intl.ListFormat(locale).format(namesOf(signatures));
  const paragraphs = [
    say(locale, 'paper.signed', { companies, title }),
    say(locale, 'paper.file', { name, sha256 }),
  ];
  return makeSignedPdf(parts, {
    locale,
    sha256,
    content: { title, sections: [{ heading: null, paragraphs }] },
    signatures: signatures.map((it) => ({ ...it, role: `${it.role}, ${it.companyName}` })),
    attachments: [
      { name, mediaType: 'application/pdf', content, description: say(locale, 'paper.attached') },
    ],
  });
}

/** Keeps what the check of seals says of a sealed copy. */
export async function noteSealedPaper(
  tx: Tx,
  { id, title }: Pick<SignedPaper, 'id' | 'title'>,
  { sha256, certificateSha256, hasTimeStamp, isTest }: SignedPdf,
  at: Date,
): Promise<void> {
  const companyNames = namesOf(await listPaperSignatures(tx, id)).join(', ');
  await tx.insert(sealedPaper).values({
    paperId: id,
    title,
    companyNames,
    at,
    sha256,
    certificateSha256,
    hasTimeStamp,
    isTest,
  });
}

const namesOf = (signatures: readonly PaperSignature[]): string[] => [
  ...new Set(signatures.map(({ companyName }) => companyName)),
];
