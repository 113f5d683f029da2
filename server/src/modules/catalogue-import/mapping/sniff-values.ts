import type { ImportField } from 'shared-kit/contract/catalogue-import';
import type { CategoryTree } from '../../catalogue/index.ts';
import { categoryNamed } from '../planning/read-words.ts';

type Sniffed = Readonly<{ field: ImportField; confidence: number }>;

/** Guesses the field of a column from its values, for headings that we don't know. */
export function sniffValues(samples: readonly string[], tree: CategoryTree): Sniffed | null {
  const filled = samples.filter(Boolean);
  if (filled.length === 0) return null;
  const share = (fits: (text: string) => boolean) => filled.filter(fits).length / filled.length;
  const tests: readonly (readonly [ImportField, (text: string) => boolean, number])[] = [
    ['category', (text) => categoryNamed(tree, text) !== null, 0.9],
    ['image', (text) => /^https?:\/\/\S+\.(png|jpe?g|webp|avif|gif)(\?\S*)?$/i.test(text), 0.9],
    ['incoterm', (text) => /^(EXW|FCA|FOB|CFR|CIF|CIP|DAP)$/i.test(text), 0.9],
  ];
  for (const [field, fits, confidence] of tests) {
    const found = share(fits);
    if (found > 0.7) return { field, confidence: confidence * found };
  }
  return null;
}
