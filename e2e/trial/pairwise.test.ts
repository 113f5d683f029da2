import { expect, it } from '@jest/globals';
import { pairwise } from './pairwise.ts';

it.each([
  [[14, 2, 2, 2, 2], 30],
  [[3, 2, 2, 2, 2], 8],
  [[1, 2, 2, 2, 1], 5],
  [[1, 1], 1],
])('any two values of two dimensions meet, in few rows: %j', (sizes, most) => {
  const rows = pairwise(sizes);
  for (const [one, ofOne] of sizes.entries()) {
    for (const [other, ofOther] of sizes.entries()) {
      if (one >= other) continue;
      const met = new Set(rows.map((row) => `${row[one]} ${row[other]}`));
      expect(met.size).toBe(ofOne * ofOther);
    }
  }
  expect(rows.length).toBeLessThanOrEqual(most);
});
