import { contentWidth, ink, left, looks, type TextLook } from './look.ts';
import type { PdfFacts, PdfTable } from './pdf-document.ts';
import { drawRule, hasRoom, openTag, type Sheet, turnPage } from './sheet.ts';
import { type Cell, drawHeadAgain, heightOf, type Place, type Row, writeRows } from './table-rows.ts';
import { writeText } from './text-block.ts';

const captionGap = 3;
const below = 8;

export function writeTable(sheet: Sheet, { caption, columns, rows, foot = [], rowHead = 0 }: PdfTable): void {
  const places = placesOf(columns);
  const row = (texts: readonly string[], look: TextLook): Row =>
    cells(places, texts, (index) =>
      index === rowHead ? { type: 'TH', scope: 'Row', look } : { type: 'TD', look },
    );
  const heads = columns.map(({ head }) => head);
  const head = cells(places, heads, () => ({ type: 'TH', scope: 'Column', look: looks.columnHead }));
  const body = rows.map((texts) => row(texts, looks.cell));
  // The table's head needs room for its first row too; else it starts on the next page.
  const start = caption ? looks.heading3.lineHeight + captionGap : 0;
  const first = [head, ...body.slice(0, 1)].reduce((sum, it) => sum + heightOf(sheet, it), start);
  if (!hasRoom(sheet, first)) turnPage(sheet);
  const table = openTag(sheet, sheet.root, 'Table');
  if (caption) {
    writeText(sheet, table, 'Caption', caption, looks.heading3);
    sheet.y += captionGap;
  }
  const onNewPage = () => drawHeadAgain(sheet, head);
  writeRows(sheet, { table, part: 'THead', rows: [head], onNewPage });
  writeRows(sheet, { table, part: 'TBody', rows: body, onNewPage });
  if (foot.length > 0) drawRule(sheet, sheet.y, ink.text);
  writeRows(sheet, { table, part: 'TFoot', rows: foot.map((it) => row(it, looks.cellStrong)), onNewPage });
  table.end();
  sheet.y += below;
}

/** A table of two columns: label and value. */
export function writeFacts(sheet: Sheet, { facts }: PdfFacts): void {
  const places = placesOf([{ share: 2 }, { share: 4 }]);
  const table = openTag(sheet, sheet.root, 'Table');
  const rows = facts.map((fact) =>
    cells(places, fact, (index) =>
      index === 0 ? { type: 'TH', scope: 'Row', look: looks.label } : { type: 'TD', look: looks.cell },
    ),
  );
  writeRows(sheet, { table, part: 'TBody', rows, onNewPage: () => undefined });
  table.end();
  sheet.y += below;
}

function placesOf(
  columns: readonly Readonly<{ share: number; align?: 'start' | 'end' }>[],
): readonly Place[] {
  const all = columns.reduce((sum, { share }) => sum + share, 0);
  let x: number = left;
  return columns.map(({ share, align = 'start' }) => {
    const place = { x, width: (contentWidth * share) / all, align };
    x += place.width;
    return place;
  });
}

function cells(
  places: readonly Place[],
  texts: readonly string[],
  kindOf: (index: number) => Omit<Cell, 'text' | 'place'>,
): Row {
  if (texts.length !== places.length) {
    throw new Error(`A row of ${texts.length} texts in a table of ${places.length} columns`);
  }
  return places.map((place, index) => ({ ...kindOf(index), text: texts[index] ?? '', place }));
}
