import { type Locale, sayFrom } from 'shared-kit/contract/languages';
import type { AgreementText } from 'shared-kit/contract/signing';
import { messagesBeside } from '../../../platform/messages.ts';
import type { PdfAttachment, PdfBlock, PdfDocument } from '../../../platform/pdf/index.ts';
import type en from '../messages/en.json';
import type { Signature } from '../schema.ts';

const say = sayFrom(messagesBeside<typeof en>(new URL('../x', import.meta.url).href));
const utc = (at: Date) => `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`;

/** The facts of one signature that the audit page shows. */
type Act = Pick<
  Signature,
  'signatoryId' | 'email' | 'name' | 'role' | 'consentVersion' | 'codeSentAt' | 'at'
>;

/** A text and those who signed it, in this order. */
export type SignedText = Readonly<{
  content: Pick<AgreementText, 'title' | 'sections'>;
  locale: Locale;
  /** Of the text, in hexadecimal. */
  sha256: string;
  signatures: readonly Act[];
  /** Files of others that the text names. They are carried unchanged. */
  attachments: readonly PdfAttachment[];
}>;

type Parts = Readonly<{ brandName: string; isTest: boolean; at: Date }>;

/** The signed text with its audit page. */
export function signedPaper(signed: SignedText, { brandName, isTest, at }: Parts): PdfDocument {
  const { locale, content, attachments } = signed;
  return {
    title: content.title,
    locale,
    author: brandName,
    createdAt: at,
    footNote: say(locale, 'foot', { brand: brandName }),
    blocks: [
      { kind: 'heading', level: 1, text: content.title },
      ...content.sections.flatMap(({ heading, paragraphs }): PdfBlock[] => [
        ...(heading === null ? [] : [{ kind: 'heading', level: 2, text: heading } as const]),
        ...paragraphs.map((text) => ({ kind: 'paragraph', text }) as const),
      ]),
      { kind: 'paragraph', tone: 'muted', text: say(locale, 'audit.text') },
      ...auditBlocks(signed, { brandName, isTest }),
    ],
    attachments,
  };
}

function auditBlocks(
  { locale, sha256, signatures }: SignedText,
  { brandName, isTest }: Omit<Parts, 'at'>,
): PdfBlock[] {
  const consent = signatures[0]?.consentVersion ?? '';
  return [
    { kind: 'heading', level: 2, text: say(locale, 'audit.heading'), onNewPage: true },
    { kind: 'paragraph', text: say(locale, 'audit.intro', { consent }) },
    ...(isTest ? [{ kind: 'paragraph', tone: 'strong', text: say(locale, 'audit.test') } as const] : []),
    { kind: 'facts', facts: [[say(locale, 'audit.sha256'), sha256]] },
    ...signatures.map((it): PdfBlock => {
      const sent = utc(it.codeSentAt);
      const role = it.signatoryId === null ? say(locale, 'audit.market', { brand: brandName }) : it.role;
      return {
        kind: 'facts',
        facts: [
          [say(locale, 'audit.name'), it.name],
          [say(locale, 'audit.role'), role],
          [say(locale, 'audit.account'), it.email],
          [say(locale, 'audit.code'), say(locale, 'audit.code-sent', { sent, entered: utc(it.at) })],
          [say(locale, 'audit.signed-at'), utc(it.at)],
        ],
      };
    }),
  ];
}
