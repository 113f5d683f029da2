import { randomUUID } from 'node:crypto';
import { offer, request, tradeOf } from '../offered-quote.ts';
import { type Person, signedIn } from '../person.ts';

const lines = 200;
const papers = ['quote', 'proforma'] as const;
const locales = ['en', 'tr'] as const;

/** Papers of 200 lines, with the person who opens them. */
export type LongPaper = Readonly<{ reader: Person; path: string }>;

const titleOf = (line: number) => `Rapier loom ${line} with electronic dobby, 340 cm, ${line * 7919} picks`;

/** So many papers; each is another one, so none is made before it is asked for. */
export async function longPapers(url: string, count: number): Promise<readonly LongPaper[]> {
  const [buyer, mill, machines] = await Promise.all([
    signedIn(url, 'retailer'),
    signedIn(url, 'mill'),
    signedIn(url, 'machines'),
  ]);
  const trade = await tradeOf(buyer, [mill, machines]);
  const made: LongPaper[] = [];
  while (made.length < count) {
    const [, quoteId = ''] = await request(trade);
    await offer(machines, quoteId, { lines: Array.from({ length: lines }, (_, at) => lineOf(at + 1)) });
    for (const paper of papers) {
      for (const locale of locales) {
        const path = `/api/quotes/${quoteId}/versions/1/${paper}.pdf?locale=${locale}`;
        made.push({ reader: made.length % 2 === 0 ? buyer : machines, path });
      }
    }
  }
  return made.slice(0, count);
}

const lineOf = (line: number) => ({
  key: randomUUID(),
  title: titleOf(line),
  description: '',
  sku: null,
  quantity: line,
  unit: 'piece',
  unitPrice: `${1000 + line}`,
  hsCode: null,
  originCountry: 'TR',
  netWeightKg: null,
  grossWeightKg: null,
});
