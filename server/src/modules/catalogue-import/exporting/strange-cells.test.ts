import { expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { csvText, withoutGuard } from 'shared-kit/csv';
import { strangeNames } from '../../../platform/testing/strange-names.ts';

const cases = Object.entries(strangeNames).flatMap(([what, name]) =>
  ([',', ';'] as const).map((delimiter) => [what, delimiter, name] as const),
);

it.each(cases)('a name of %s is read in a file of cells with %s between them', (_what, delimiter, name) => {
  const file = csvText([[name, 'next']], delimiter);
  const [row = []] = parse(file, { bom: true, delimiter }) as string[][];
  const read = row.map((cell) => withoutGuard(cell).toWellFormed());
  expect(read).toEqual([name.toWellFormed(), 'next']);
});
