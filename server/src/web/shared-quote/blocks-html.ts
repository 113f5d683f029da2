import { escapeHtml } from '../../platform/escape-html.ts';
import type { PdfBlock, PdfDocument } from '../../platform/pdf/index.ts';

/** The blocks of a PDF as HTML, so that the page equals the download. */
export function blocksHtml(blocks: PdfDocument['blocks']): string {
  const parts: string[] = [];
  let isOpen = false;
  const close = () => {
    if (isOpen) parts.push('</section>');
    isOpen = false;
  };
  for (const [at, block] of blocks.entries()) {
    const isAside = block.kind === 'paragraph' && block.tone === 'muted';
    if (block.kind === 'heading' || isAside) close();
    if (block.kind === 'heading' && block.level > 1) {
      parts.push(`<section class="sheet" aria-labelledby="part-${at}">`);
      isOpen = true;
    }
    parts.push(blockHtml(block, at));
  }
  close();
  return parts.join('\n');
}

const lined = (text: string): string => escapeHtml(text).replace(/\n/g, '<br>');

function blockHtml(block: PdfBlock, at: number): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level} id="part-${at}">${escapeHtml(block.text)}</h${block.level}>`;
    case 'paragraph':
      return `<p class="${block.tone ?? 'plain'}">${lined(block.text)}</p>`;
    case 'facts':
      return `<dl>${block.facts.map(([label, value]) => `<div><dt>${lined(label)}</dt><dd>${lined(value)}</dd></div>`).join('')}</dl>`;
    case 'table':
      return tableHtml(block, at);
  }
}

type Table = Extract<PdfBlock, { kind: 'table' }>;

/** With explicit roles: narrow screens lay the table out as a list, but screen readers must still read a table. */
function tableHtml({ caption, columns, rows, foot = [], rowHead = 0 }: Table, at: number): string {
  const end = (column: number) => (columns[column]?.align === 'end' ? ' class="end"' : '');
  const cell = (text: string, column: number) => {
    if (column === rowHead)
      return `<th scope="row" role="rowheader"${end(column)}>${firstLineApart(text)}</th>`;
    const label = escapeHtml(columns[column]?.head ?? '');
    return `<td role="cell" data-label="${label}"${end(column)}>${lined(text)}</td>`;
  };
  const group = (tag: 'tbody' | 'tfoot', of: readonly (readonly string[])[]) =>
    of.length === 0
      ? ''
      : `<${tag} role="rowgroup">${of.map((texts) => `<tr role="row">${texts.map(cell).join('')}</tr>`).join('')}</${tag}>`;
  const heads = columns.map(
    ({ head }, column) => `<th scope="col" role="columnheader"${end(column)}>${escapeHtml(head)}</th>`,
  );
  const name = caption ? '' : ` aria-labelledby="part-${at - 1}"`;
  return [
    `<table role="table"${name}>`,
    caption ? `<caption>${escapeHtml(caption)}</caption>` : '',
    `<thead role="rowgroup"><tr role="row">${heads.join('')}</tr></thead>`,
    group('tbody', rows),
    group('tfoot', foot),
    '</table>',
  ].join('');
}

/** The first line is the item's name and stands out from the details below. */
function firstLineApart(text: string): string {
  const [first = '', ...others] = text.split('\n');
  return others.length === 0
    ? escapeHtml(first)
    : `${escapeHtml(first)}<small>${lined(others.join('\n'))}</small>`;
}
