import { runsOf } from './fonts.ts';
import { contentWidth, type Face, left, lowest, page, type TextLook } from './look.ts';
import type { PdfDocument } from './pdf-document.ts';
import { openTaggedPdf } from './tagged-pdf.ts';
import { type Measure, wrapLines } from './wrap-lines.ts';

/** An element of the document's structure, which screen readers, search and copying use. */
export type Tag = PDFKit.PDFStructureElement;

/** The page being written, and how far down it is filled. */
export type Sheet = {
  readonly pdf: PDFKit.PDFDocument;
  readonly root: Tag;
  /** Widths of texts at font size 1, so that each word is measured once. */
  readonly widths: Map<string, number>;
  /** Where the next block goes, in points from the top. */
  y: number;
};

export function openSheet(document: PdfDocument): Sheet {
  const pdf = openTaggedPdf(document);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  return { pdf, root, widths: new Map(), y: page.top };
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

/** Tabular figures, so that digits line up. */
const features: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum'];

/** Width of one line. The space at its end isn't seen, so it doesn't count. */
export const widthOf = (sheet: Sheet, line: string, { face, size }: TextLook): number =>
  emWidthOf(sheet, line.trimEnd() || line, face) * size;

function emWidthOf({ widths }: Sheet, text: string, face: Face): number {
  const key = `${face} ${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  const width = runsOf(text, face).reduce(
    (sum, { text, font }) => sum + font.layout(text, features).advanceWidth / font.unitsPerEm,
    0,
  );
  widths.set(key, width);
  return width;
}

export function linesOf(sheet: Sheet, text: string, width: number, look: TextLook): readonly string[] {
  const measure: Measure = (part) => widthOf(sheet, part, look);
  return wrapLines(text, width, measure);
}

export function drawLine(
  sheet: Sheet,
  line: string,
  at: Readonly<{ x: number; y: number; look: TextLook }>,
): void {
  const { pdf } = sheet;
  const { look } = at;
  let { x } = at;
  for (const { text, font } of runsOf(line, look.face)) {
    // The library accepts open fonts too; its types don't know it yet.
    pdf.font(font as unknown as Buffer, look.size).fillColor(look.colour);
    const y = at.y + (look.lineHeight - pdf.currentLineHeight()) / 2;
    pdf.text(text, x, y, { lineBreak: false, features });
    x += emWidthOf(sheet, text, look.face) * look.size;
  }
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
