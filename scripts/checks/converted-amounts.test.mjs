import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { trackedFiles } from './tracked-files.mjs';

const root = join(import.meta.dirname, '../..');
const sources = trackedFiles(root)
  .filter((path) => /^(host|mf-[a-z]+|server|shared-kit)\/src\/.*\.tsx?$/.test(path))
  .filter((path) => !/\.test\.|\/(testing|gallery|contract)\//.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** Files that show converted amounts: they mark them with ≈, or ask whether an amount is approximate. */
const marking = sources.filter(
  ({ text }) => /['">]≈|bids\.about'/.test(text) || /\bindicative\?*\.approximate/.test(text),
);
it.each(marking.map(({ path, text }) => [path, text]))(
  '%s shows converted amounts to four digits',
  (_path, text) => {
    expect(text).toMatch(/\b(roughly|shownAmount)\(/);
  },
);

/** Whoever writes the day of a reference rate. */
const dating = sources.filter(({ path, text }) =>
  path.startsWith('server/')
    ? /say\(.*rates'/.test(text)
    : /\b(formatDay|rateDay)\((price\.)?(rateDate|fx\.date)|rateDate \?/.test(text),
);
it.each(dating.map(({ path, text }) => [path, text]))('%s says of a rate that it is old', (_path, text) => {
  expect(text).toMatch(/\b(isOldRate|useIsOldRate|rateDay)\(/);
});

it('finds all that show either', () => {
  expect(marking.length).toBeGreaterThan(5);
  expect(dating.length).toBeGreaterThan(4);
});
