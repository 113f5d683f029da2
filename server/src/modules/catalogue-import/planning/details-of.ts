import { type ImportNote, importLimits } from 'shared-kit/contract/catalogue-import';
import type { ProductDetails } from 'shared-kit/contract/products';
import type { AttributeDefinition } from '../../catalogue/index.ts';
import { printNumber } from '../reading/cell.ts';
import type { CellReader } from './cell-reader.ts';

type Details = Partial<ProductDetails>;
type Given = Readonly<{
  kept: Details | undefined;
  /** Attributes of the category; some have the net weight among them. */
  definitions: ReadonlyMap<string, AttributeDefinition>;
  notes: ImportNote[];
}>;

/** HS code and weights beside what only the editor knows. */
export function detailsOf(read: CellReader, { kept, definitions, notes }: Given): Details | undefined {
  const hsCode = hsCodeOf(read, notes);
  // A bare weight of cloth may be one of a roll or of a square metre.
  const net = definitions.has('weight_kg')
    ? undefined
    : read.weight('weight', { needsUnit: definitions.has('weight_gsm') });
  const netWeightKg = inKilograms(net);
  const grossWeightKg = inKilograms(read.weight('gross-weight'));
  if (hsCode === undefined && netWeightKg === undefined && grossWeightKg === undefined) return kept;
  return {
    ...kept,
    ...(hsCode !== undefined && { hsCode }),
    ...(netWeightKg !== undefined && { netWeightKg }),
    ...(grossWeightKg !== undefined && { grossWeightKg }),
  };
}

/** HS codes have an even number of digits, but spreadsheets drop a last zero. */
function hsCodeOf(read: CellReader, notes: ImportNote[]): string | undefined {
  const hsCode = read.text('hs-code', importLimits.hsCode);
  if (hsCode !== undefined && hsCode.replace(/\D/g, '').length % 2 === 1)
    notes.push({ code: 'hs-code-short', params: { value: hsCode } });
  return hsCode;
}

/** To the milligram. */
const inKilograms = (weight: Readonly<{ value: number }> | undefined): string | undefined =>
  weight && printNumber(Number(weight.value.toFixed(6)));
