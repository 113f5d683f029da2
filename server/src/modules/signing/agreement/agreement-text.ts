import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { CompanyKind } from 'shared-kit/contract/companies';
import { fillIn, type Locale } from 'shared-kit/contract/languages';
import type { AgreementKind, AgreementText } from 'shared-kit/contract/signing';
import * as z from 'zod';

/** What the text says of the two sides. */
export type AgreementBlanks = Readonly<Record<'brand' | 'company' | 'address' | 'taxNumber', string>>;
type Section = AgreementText['sections'][number];
type Template = Readonly<{
  title: string;
  version: string;
  /** The last day on which older versions hold; null if they hold until the new one is signed. */
  olderHoldUntil: string | null;
  sections: readonly Section[];
}>;

/** The agreement that companies of this kind sign with the market; null if they sign none. */
export function agreementKindOf(kind: CompanyKind): AgreementKind | null {
  if (kind === 'provider') return 'provider';
  return kind === 'machinery-manufacturer' || kind === 'textile-manufacturer' ? 'maker' : null;
}

const templates = new Map<string, Template>();

/** Read once: an operator replaces the files and starts again. */
function templateOf(kind: AgreementKind, locale: Locale): Template {
  const name = `${kind}.${locale}`;
  const known = templates.get(name);
  if (known) return known;
  const read = parseAgreement(readFileSync(new URL(`./texts/${name}.md`, import.meta.url), 'utf8'), name);
  templates.set(name, read);
  return read;
}

/**
 * `# Title`, a line with the version and perhaps one with the last day of older versions, then paragraphs under
 * `## Heading`.
 */
export function parseAgreement(markdown: string, name: string): Template {
  const [first = '', second = '', ...rest] = markdown.trim().split(/\n\s*\n/);
  const [version, olderHoldUntil = null] = second.split('\n').map((line) => line.split(': ')[1]?.trim());
  if (!first.startsWith('# ') || !version) {
    throw new Error(`${name}.md must begin with "# Title" and a line such as "Version: 2026-11-23"`);
  }
  if (olderHoldUntil !== null && !z.iso.date().safeParse(olderHoldUntil).success) {
    throw new Error(`${name}.md must end its second line with a date such as 2027-01-31`);
  }
  const sections: { heading: string | null; paragraphs: string[] }[] = [];
  for (const block of [second, ...rest]) {
    if (block.startsWith('## ')) sections.push({ heading: block.slice(3).trim(), paragraphs: [] });
    else {
      if (sections.length === 0) sections.push({ heading: null, paragraphs: [] });
      sections.at(-1)?.paragraphs.push(block.replace(/\s*\n\s*/g, ' ').trim());
    }
  }
  return { title: first.slice(2).trim(), version, olderHoldUntil, sections };
}

/** Which version is signed today, and how long older ones hold. */
export const presentVersion = (
  kind: AgreementKind,
  locale: Locale,
): Pick<Template, 'version' | 'olderHoldUntil'> => templateOf(kind, locale);

/** The agreement of this kind with its blanks filled. */
export function agreementText(kind: AgreementKind, locale: Locale, blanks: AgreementBlanks): AgreementText {
  const { title, version, sections } = templateOf(kind, locale);
  const content = {
    title,
    sections: sections.map(({ heading, paragraphs }) => ({
      heading,
      paragraphs: paragraphs.map((it) => fillIn(it, blanks)),
    })),
  };
  return { ...content, version, locale, sha256: textHash(content) };
}

type Content = Pick<AgreementText, 'title' | 'sections'>;

/** The text as it is signed and sent: paragraphs with an empty line between them. */
export const plainText = ({ title, sections }: Content): string =>
  `${[title, ...sections.flatMap(({ heading, paragraphs }) => [...(heading === null ? [] : [heading]), ...paragraphs])].join('\n\n')}\n`;

/** SHA-256 of the text, in hexadecimal. */
export const textHash = (content: Content): string =>
  createHash('sha256').update(plainText(content)).digest('hex');
