import type { Locale } from 'shared-kit/contract';

/** What a PDF says, in reading order. All text is plain text in the document's language; `\n` starts a new line. */
export type PdfDocument = Readonly<{
  /** Names the document in title bars and to screen readers. */
  title: string;
  locale: Locale;
  /** Who speaks: the market or a company. */
  author: string;
  /** The moment that the document stands for; the same document at the same moment is the same file. */
  createdAt: Date;
  /** Small at the foot of each page, beside the page number. */
  footNote: string;
  blocks: readonly PdfBlock[];
}>;

export type PdfBlock = PdfHeading | PdfParagraph | PdfFacts | PdfTable;

/** Level 1 once, at the top; no level is skipped. */
export type PdfHeading = Readonly<{ kind: 'heading'; level: 1 | 2 | 3; text: string }>;

export type PdfParagraph = Readonly<{ kind: 'paragraph'; text: string; tone?: 'plain' | 'strong' | 'muted' }>;

/** Pairs of label and value, one below the other. */
export type PdfFacts = Readonly<{
  kind: 'facts';
  facts: readonly (readonly [label: string, value: string])[];
}>;

export type PdfTable = Readonly<{
  kind: 'table';
  /** Stands above the table and names it. */
  caption?: string;
  columns: readonly PdfColumn[];
  /** One text for each column; a row longer than the columns is a mistake. */
  rows: readonly (readonly string[])[];
  /** Sums: set off below the rows. */
  foot?: readonly (readonly string[])[];
  /** The column that names its row, for those who hear the table; the first unless told. */
  rowHead?: number;
}>;

export type PdfColumn = Readonly<{
  head: string;
  /** Of the table's width, beside the other columns' shares. */
  share: number;
  /** Numbers stand at the end. */
  align?: 'start' | 'end';
}>;
