import type { Locale } from 'shared-kit/contract/languages';

/** What a PDF says, in reading order. All text is plain text in the document's language; `\n` starts a new line. */
export type PdfDocument = Readonly<{
  /** Names the document in title bars and to screen readers. */
  title: string;
  locale: Locale;
  /** The author: the market or a company. */
  author: string;
  /** The document's time. The same document at the same time gives the same file. */
  createdAt: Date;
  /** Small text at the foot of each page, beside the page number. */
  footNote: string;
  blocks: readonly PdfBlock[];
  /** Files that it carries, byte for byte. */
  attachments?: readonly PdfAttachment[];
}>;

export type PdfAttachment = Readonly<{
  name: string;
  mediaType: string;
  /** What it is, for the reader's list of attachments. */
  description: string;
  content: Buffer;
}>;

export type PdfBlock = PdfHeading | PdfParagraph | PdfFacts | PdfTable;

/** Level 1 once, at the top; no level is skipped. */
export type PdfHeading = Readonly<{
  kind: 'heading';
  level: 1 | 2 | 3;
  text: string;
  /** Begins a page, for parts that are read by themselves. */
  onNewPage?: true;
}>;

export type PdfParagraph = Readonly<{ kind: 'paragraph'; text: string; tone?: 'plain' | 'strong' | 'muted' }>;

/** Pairs of label and value, one below the other. */
export type PdfFacts = Readonly<{
  kind: 'facts';
  facts: readonly (readonly [label: string, value: string])[];
}>;

export type PdfTable = Readonly<{
  kind: 'table';
  /** The table's title, above it. */
  caption?: string;
  columns: readonly PdfColumn[];
  /** One text for each column. A row longer than the columns is a bug. */
  rows: readonly (readonly string[])[];
  /** Sums, set off below the rows. */
  foot?: readonly (readonly string[])[];
  /** Index of the column that names its row, for screen readers; 0 by default. */
  rowHead?: number;
}>;

export type PdfColumn = Readonly<{
  head: string;
  /** Its share of the table's width, relative to the other columns. */
  share: number;
  /** Numbers are aligned to the end. */
  align?: 'start' | 'end';
}>;
