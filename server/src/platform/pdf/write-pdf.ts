import { sayFrom } from 'shared-kit/contract/languages';
import { messagesBeside } from '../messages.ts';
import { ink, left, looks, page, right } from './look.ts';
import type en from './messages/en.json';
import type { PdfAttachment, PdfBlock, PdfDocument } from './pdf-document.ts';
import { drawAside, drawRule, openSheet, type Sheet } from './sheet.ts';
import { drawText, widthOf } from './sheet-text.ts';
import { writeFacts, writeTable } from './table.ts';
import { writeHeading, writeParagraph } from './text-block.ts';

const say = sayFrom(messagesBeside<typeof en>(import.meta.url));

/** The document as a tagged PDF (PDF/UA-1) on A4, with embedded fonts. */
export async function writePdf(document: PdfDocument): Promise<Buffer> {
  const sheet = await openSheet(document);
  const parts: Buffer[] = [];
  const { pdf } = sheet;
  pdf.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject));
  for (const block of document.blocks) writeBlock(sheet, block);
  for (const attachment of document.attachments ?? []) attach(sheet, attachment, document.createdAt);
  sheet.root.end();
  writeFoot(sheet, document);
  pdf.end();
  await ended;
  return Buffer.concat(parts);
}

function writeBlock(sheet: Sheet, block: PdfBlock): void {
  if (block.kind === 'heading') writeHeading(sheet, block);
  else if (block.kind === 'paragraph') writeParagraph(sheet, block);
  else if (block.kind === 'facts') writeFacts(sheet, block);
  else writeTable(sheet, block);
}

function attach({ pdf }: Sheet, { content, mediaType, ...named }: PdfAttachment, at: Date): void {
  const dates = { creationDate: at, modifiedDate: at };
  // A buffer comes into a thread as plain bytes.
  pdf.file(Buffer.from(content), { ...named, ...dates, type: mediaType });
}

/** Writes every page's footer at the end, when the number of pages is known. */
function writeFoot(sheet: Sheet, { footNote, locale }: PdfDocument): void {
  const { start, count } = sheet.pdf.bufferedPageRange();
  const look = looks.foot;
  const y = page.height - page.bottom + 22;
  for (let index = 0; index < count; index += 1) {
    sheet.pdf.switchToPage(start + index);
    drawRule(sheet, y - 6, ink.hairline);
    const number = say(locale, 'page-of', { page: index + 1, pages: count });
    drawAside(
      sheet,
      () => {
        drawText(sheet, footNote, { x: left, y, look });
        drawText(sheet, number, { x: right - widthOf(sheet, number, look), y, look });
      },
      'Pagination',
    );
  }
}
