import type { Font } from 'fontkit';
import type { FurtherFonts } from './further-fonts.ts';
import { fontsFor } from './letter-runs.ts';
import { contentWidth, left, lowest, page } from './look.ts';
import type { PdfDocument } from './pdf-document.ts';
import { openTaggedPdf } from './tagged-pdf.ts';

/** An element of the document's structure, which screen readers, search and copying use. */
export type Tag = PDFKit.PDFStructureElement;

/** The page being written, and how far down it is filled. */
export type Sheet = {
  readonly pdf: PDFKit.PDFDocument;
  readonly root: Tag;
  /** Widths of texts at font size 1, so that each word is measured once. */
  readonly widths: Map<string, number>;
  /** Fonts for letters that the paper's own lack. */
  readonly further: FurtherFonts | null;
  /** Names of those that are embedded, by direction. */
  readonly embedded: Map<Font, Readonly<{ ltr?: string; rtl?: string }>>;
  /** Where the next block goes, in points from the top. */
  y: number;
};

export async function openSheet(document: PdfDocument): Promise<Sheet> {
  const further = await fontsFor(document);
  const pdf = openTaggedPdf(document);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  return { pdf, root, widths: new Map(), further, embedded: new Map(), y: page.top };
}

/** Opens a child element; the caller must end it. */
export function openTag(sheet: Sheet, parent: Tag, type: string, scope?: 'Column' | 'Row'): Tag {
  const options: object = { ...(scope && { scope }) };
  const tag = sheet.pdf.struct(type, options);
  parent.add(tag);
  return tag;
}

/** Draws content that belongs to an element. An element may be drawn in several parts, on several pages. */
export function drawAs(sheet: Sheet, tag: Tag, type: string, draw: () => void): void {
  const content = sheet.pdf.markStructureContent(type);
  draw();
  sheet.pdf.endMarkedContent();
  tag.add(content);
}

/** Draws decoration: lines, tints, repeated headings. Screen readers skip it. */
export function drawAside(sheet: Sheet, draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
  sheet.pdf.markContent('Artifact', { type });
  draw();
  sheet.pdf.endMarkedContent();
}

export const hasRoom = (sheet: Sheet, height: number): boolean => sheet.y + height <= lowest;

export function turnPage(sheet: Sheet): void {
  sheet.pdf.addPage();
  sheet.y = page.top;
}

/** Draws a line across the page, or below one column. */
export function drawRule(sheet: Sheet, y: number, colour: string, weight = 0.5): void {
  drawAside(sheet, () =>
    sheet.pdf
      .lineWidth(weight)
      .strokeColor(colour)
      .moveTo(left, y)
      .lineTo(left + contentWidth, y)
      .stroke(),
  );
}
