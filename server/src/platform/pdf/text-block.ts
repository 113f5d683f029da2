import { contentWidth, left, looks, right, type TextLook } from './look.ts';
import type { PdfHeading, PdfParagraph } from './pdf-document.ts';
import { drawAs, hasRoom, openTag, type Sheet, type Tag, turnPage } from './sheet.ts';
import { drawLine, linesOf, widthOf } from './sheet-text.ts';

const headingLooks = { 1: looks.heading1, 2: looks.heading2, 3: looks.heading3 } as const;
const above = { 1: 0, 2: 14, 3: 10 } as const;
/** Room that must follow a heading, so that it never stands alone at the foot of a page. */
const followedBy = 48;

export function writeHeading(sheet: Sheet, { level, text, onNewPage }: PdfHeading): void {
  const look = headingLooks[level];
  sheet.y += above[level];
  if (onNewPage || !hasRoom(sheet, look.lineHeight + followedBy)) turnPage(sheet);
  writeText(sheet, sheet.root, `H${level}`, text, look);
  sheet.y += 4;
}

export function writeParagraph(sheet: Sheet, { text, tone = 'plain' }: PdfParagraph): void {
  writeText(sheet, sheet.root, 'P', text, looks[tone]);
  sheet.y += 6;
}

/** Writes text across the page's width, over as many pages as it needs, from the side where its reading begins. */
export function writeText(sheet: Sheet, parent: Tag, type: string, text: string, look: TextLook): void {
  const tag = openTag(sheet, parent, type);
  for (const line of linesOf(sheet, text, contentWidth, look)) {
    if (!hasRoom(sheet, look.lineHeight)) turnPage(sheet);
    const x = line.isRightToLeft ? right - widthOf(sheet, line.text, look) : left;
    drawAs(sheet, tag, type, () => drawLine(sheet, line, { x, y: sheet.y, look }));
    sheet.y += look.lineHeight;
  }
  tag.end();
}
