import { contentWidth, ink, left, lowest, page, type TextLook } from './look.ts';
import type { Line } from './reading-order.ts';
import { drawAs, drawAside, drawRule, hasRoom, openTag, type Sheet, type Tag, turnPage } from './sheet.ts';
import { drawLine, linesOf, widthOf } from './sheet-text.ts';

const pad = { x: 5, y: 4 } as const;

/** A column on the page. */
export type Place = Readonly<{ x: number; width: number; align: 'start' | 'end' }>;
export type Cell = Readonly<{
  type: 'TH' | 'TD';
  scope?: 'Column' | 'Row';
  look: TextLook;
  text: string;
  place: Place;
}>;
export type Row = readonly Cell[];

type Rows = Readonly<{
  table: Tag;
  part: 'THead' | 'TBody' | 'TFoot';
  rows: readonly Row[];
  /** Draws the column heads again. */
  onNewPage: () => void;
}>;

export function writeRows(sheet: Sheet, { table, part, rows, onNewPage }: Rows): void {
  if (rows.length === 0) return;
  const group = openTag(sheet, table, part);
  const turn = () => {
    turnPage(sheet);
    onNewPage();
  };
  for (const row of rows) {
    const height = heightOf(sheet, row);
    // A row is split only if no page could hold it.
    if (!hasRoom(sheet, height) && height < (lowest - page.top) / 2) turn();
    if (part === 'THead') drawTint(sheet, height);
    writeRow(sheet, group, row, turn);
    drawRule(sheet, sheet.y, part === 'THead' ? ink.line : ink.hairline);
  }
  group.end();
}

const cellLines = (sheet: Sheet, { text, look, place }: Cell) =>
  linesOf(sheet, text, place.width - 2 * pad.x, look);

export const heightOf = (sheet: Sheet, row: Row): number =>
  2 * pad.y + Math.max(...row.map((cell) => cellLines(sheet, cell).length)) * stepOf(row);

const stepOf = (row: Row) => Math.max(...row.map(({ look }) => look.lineHeight));

/** Writes the row line by line across all its cells, so that a long row can continue on the next page. */
function writeRow(sheet: Sheet, group: Tag, row: Row, turn: () => void): void {
  const tag = openTag(sheet, group, 'TR');
  const parts = row.map((cell) => ({
    cell,
    lines: cellLines(sheet, cell),
    tag: openTag(sheet, tag, cell.type, cell.scope),
  }));
  const most = Math.max(...parts.map(({ lines }) => lines.length));
  sheet.y += pad.y;
  for (let index = 0; index < most; index += 1) {
    if (!hasRoom(sheet, stepOf(row) + pad.y)) {
      turn();
      sheet.y += pad.y;
    }
    for (const { cell, lines, tag } of parts) {
      const line = lines[index];
      if (line?.text) drawAs(sheet, tag, cell.type, () => drawCellLine(sheet, cell, line, sheet.y));
    }
    sheet.y += stepOf(row);
  }
  sheet.y += pad.y;
  for (const part of parts) part.tag.end();
  tag.end();
}

function drawCellLine(sheet: Sheet, { place, look }: Cell, line: Line, y: number): void {
  const free = place.width - 2 * pad.x;
  const indent = place.align === 'end' ? free - widthOf(sheet, line.text, look) : 0;
  drawLine(sheet, line, { x: place.x + pad.x + indent, y, look });
}

/** Repeats the column heads on a further page for the eye only: the structure has them already. */
export function drawHeadAgain(sheet: Sheet, head: Row): void {
  const height = heightOf(sheet, head);
  drawTint(sheet, height);
  drawAside(sheet, () => {
    for (const cell of head) {
      for (const [index, line] of cellLines(sheet, cell).entries()) {
        drawCellLine(sheet, cell, line, sheet.y + pad.y + index * stepOf(head));
      }
    }
  });
  sheet.y += height;
  drawRule(sheet, sheet.y, ink.line);
}

function drawTint(sheet: Sheet, height: number): void {
  drawAside(sheet, () => sheet.pdf.rect(left, sheet.y, contentWidth, height).fill(ink.sunken));
}
