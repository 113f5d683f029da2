import { describe, expect } from '@jest/globals';
import { currencies } from 'shared-kit/contract/money';
import { eachSeed, inTurn } from 'shared-kit/testing/random-runs';
import type { PdfDocument } from '../../../platform/pdf/index.ts';
import { type Random, seededRandom } from '../../../platform/seeded-random.ts';
import { lineTotalOf } from '../versions/offer-totals.ts';
import { type Line, samplePapers } from './testing.ts';
import { say } from './words.ts';

function anyLine(random: Random): Line {
  const quantity = Math.round(random.spread(1, 999_999));
  const unitPrice = random.spread(0.0001, 1_000_000).toFixed(random.whole(0, 4));
  return { quantity, unitPrice, total: lineTotalOf({ quantity, unitPrice }) };
}

const figure = (text: string): string => text.replace(/[^\d.]/g, '');

function* printedLines({ blocks }: PdfDocument) {
  const isOfPrices = ({ head }: { head: string }) => head === say('en', 'paper.unitPrice');
  for (const block of blocks) {
    if (block.kind !== 'table' || !block.columns.some(isOfPrices)) continue;
    for (const [, , quantity = '', unitPrice = '', amount = ''] of block.rows)
      yield { quantity: Number(figure(quantity)), unitPrice: figure(unitPrice), amount: figure(amount) };
  }
}

describe('on every paper', () => {
  const runs = { file: 'prices-add-up', from: 1, few: 40, many: 20_000, failedOnce: [] };
  eachSeed('the printed unit price times the quantity is the printed amount', runs, (seed) => {
    const random = seededRandom(seed);
    const lines = Array.from({ length: 5 }, () => anyLine(random));
    const { run } = inTurn(samplePapers, seed);
    const printed = [...printedLines(run({ name: 'A', currency: random.pick(currencies), lines }))];
    expect(printed).toHaveLength(lines.length);
    for (const { quantity, unitPrice, amount } of printed) {
      // A price of nothing is printed as included.
      const price = unitPrice === '' ? '0' : unitPrice;
      expect([price, lineTotalOf({ quantity, unitPrice: price })]).toEqual([price, amount]);
    }
  });
});
