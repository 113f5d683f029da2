import { styleText } from 'node:util';
import { faultText } from './fault.ts';
import type { ImportResult } from './import-catalogue.ts';
import { type ImportSettings, unsaid } from './import-settings.ts';
import { textTable } from './text-table.ts';

type Asked = Readonly<{ settings: ImportSettings }>;

const columns = [
  { heading: 'Line', right: true },
  { heading: 'What', most: 9 },
  { heading: 'Handle', most: 36 },
  { heading: 'Title', most: 36 },
  { heading: 'Variants', right: true },
  { heading: 'Price', most: 24 },
  { heading: 'Details', most: 48 },
];
const styles = { create: 'green', update: 'yellow', unchanged: 'dim', skip: 'magenta' } as const;

/** The report of an import or its dry run. Colours only if the terminal supports them. */
export function reportLines(result: ImportResult, asked: Asked): string[] {
  return [...tableLines(result), ...faultLines(result), ...noteLines(result, asked), '', ...outcome(result)];
}

function tableLines({ products, counts }: ImportResult): string[] {
  if (products.length === 0) return ['No product can be imported from this file.'];
  const rows = products.map(({ line, action, handle, title, variants, price, detail }) => {
    return [String(line), action, handle, title, String(variants), price, detail];
  });
  const [heading = '', ...lines] = textTable(columns, rows);
  const painted = lines.map((line, at) => styleText(styles[products[at]?.action ?? 'unchanged'], line));
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const more = total - products.length;
  return [styleText('bold', heading), ...painted, ...(more > 0 ? [`… and ${more} more products`] : [])];
}

function faultLines({ faults, faultCount }: ImportResult): string[] {
  const more = faultCount - faults.length;
  return [
    ...(faultCount > 0 ? ['', styleText('red', counted(faultCount, 'error'))] : []),
    ...faults.map(faultText),
    ...(more > 0 ? [`… and ${more} more errors`] : []),
  ];
}

const mostLost = 50;

function noteLines(result: ImportResult, { settings }: Asked): string[] {
  const { applied, counts, leftOut, onRequest, elsewhere, wanted, lost } = result;
  const { originCountry, incoterm, leadTimeWeeks } = unsaid(settings);
  const notes = [
    counts.create > 0 &&
      `Shopify doesn't say it, so new products get: origin ${originCountry}, ${incoterm.rule} ${incoterm.place}, ${leadTimeWeeks} weeks, sold by the piece. Check it before publishing.`,
    onRequest > 0 && `${counted(onRequest, 'variant')} without a price: sold on request.`,
    elsewhere > 0 && `${counted(elsewhere, 'product')} stay in the category that they were put in since.`,
    leftOut.length > 0 && `Columns that the market has no place for: ${leftOut.join(', ')}.`,
    wanted > 0 && !applied && `${counted(wanted, 'picture')} would be fetched.`,
    applied && wanted > 0 && `${wanted - lost.length} of ${counted(wanted, 'picture')} fetched.`,
    ...lost
      .slice(0, mostLost)
      .map(({ line, url, reason }) => `line ${line}: no picture from ${url}: ${reason}.`),
    lost.length > mostLost && `… and ${lost.length - mostLost} more pictures.`,
  ].filter((note) => note !== false);
  return notes.length > 0 ? ['', ...notes] : [];
}

const planSentence = (counts: ImportResult['counts']) => {
  const skipped = counts.skip > 0 ? `, ${counts.skip} skipped` : '';
  return `${counts.create} to create, ${counts.update} to change, ${counts.unchanged} unchanged${skipped}.`;
};

function outcome({ faultCount, applied, counts }: ImportResult): string[] {
  const plan = planSentence(counts);
  if (faultCount > 0) {
    return [
      `Nothing was imported, because of ${counted(faultCount, 'error')}: correct the file and run it again.`,
    ];
  }
  if (applied) return [plan, `Done: ${counts.create} created, ${counts.update} changed, in one transaction.`];
  const changes = counts.create + counts.update;
  return [plan, `Dry run: nothing was written.${changes > 0 ? ' Add --apply to import.' : ''}`];
}

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;
