import { Decimal } from 'decimal.js';
import type { OfferDraftAnswer, OfferInput } from 'shared-kit/contract/quotes';
import type { Offer } from '../../catalogue/index.ts';
import type { RfqLine } from '../repository.ts';

type Weights = OfferDraftAnswer['weights'];
type Line = OfferInput['lines'][number];

/**
 * By the line's key: what the whole line weighs as its product states it, in kg. What is sold by weight weighs its
 * quantity.
 */
export function productWeights(
  lines: readonly Line[],
  requested: readonly RfqLine[],
  products: ReadonlyMap<string, Offer>,
): Weights {
  const productOf = new Map(
    requested.map(({ id, productId }) => [id, products.get(productId ?? '')?.product]),
  );
  const weightsOf = ({ key, quantity, unit }: Line) => {
    const { netWeightKg = null, grossWeightKg = null } = productOf.get(key)?.details ?? {};
    const isCounted = unit === 'piece' || unit === 'set';
    const ofAll = (ofOne: string | null) =>
      ofOne === null || !isCounted ? null : new Decimal(ofOne).mul(quantity).toDecimalPlaces(4).toFixed();
    return {
      netWeightKg: unit === 'kg' ? String(quantity) : ofAll(netWeightKg),
      grossWeightKg: ofAll(grossWeightKg),
    };
  };
  return Object.fromEntries(lines.map((line) => [line.key, weightsOf(line)]));
}

/** The lines with the weights of their products where the maker states none. */
export const withProductWeights = (lines: readonly Line[], weights: Weights): Line[] =>
  lines.map((line) => ({
    ...line,
    netWeightKg: line.netWeightKg ?? weights[line.key]?.netWeightKg ?? null,
    grossWeightKg: line.grossWeightKg ?? weights[line.key]?.grossWeightKg ?? null,
  }));

/** What banks, carriers and customs look for on the proforma invoice, and the offer doesn't say. */
export function proformaGaps({ lines, bankDetails }: OfferInput, weights: Weights): OfferDraftAnswer['gaps'] {
  const weighed = withProductWeights(lines, weights);
  const inLines = (name: 'hsCode' | 'originCountry' | 'netWeightKg' | 'grossWeightKg') => {
    const missing = weighed.flatMap((line, at) => (line[name] ? [] : [at + 1]));
    return missing.length === 0 ? [] : [{ name, lines: missing }];
  };
  return [
    ...inLines('hsCode'),
    ...inLines('originCountry'),
    ...inLines('netWeightKg'),
    ...inLines('grossWeightKg'),
    ...(bankDetails ? [] : [{ name: 'bankDetails' as const, lines: [] }]),
  ];
}
