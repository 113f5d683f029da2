import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { trackedFiles } from '../checks/tracked-files.mjs';

/** Every place that a new currency has to be added to: the list itself, its first rate, and the words people search by. */
const ofCurrency = [
  ['shared-kit/src/contract/money/currency.ts', /(currencies = \[.*)\]/, "$1, 'SEK']"],
  ['shared-kit/src/contract/money/currency.ts', /( +)CHF: 'CHF \(₣\)',/, "$&\n$1SEK: 'SEK (kr)',"],
  ['shared-kit/src/contract/money/currency.ts', /CHF: '₣' }/, "CHF: '₣', SEK: 'kr' }"],
  ['server/src/modules/rates/shipped-rates.ts', /CHF: '0.9412' }/, "CHF: '0.9412', SEK: '11.459' }"],
  [
    'server/src/modules/catalogue/reading/read-price.ts',
    /( +)CHF: String.raw.*/,
    '$&\n$1SEK: String.raw`sek|kr`,',
  ],
];

function edit(folder, path, change) {
  const before = readFileSync(join(folder, path), 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${path} has no place for what is new`);
  writeFileSync(join(folder, path), after);
}

/** Adds a fourth currency to a copy of the workspace. */
export function addCurrency(folder) {
  for (const [path, place, text] of ofCurrency) edit(folder, path, (before) => before.replace(place, text));
}

/** Adds a third language to a copy of the workspace: a line in the list, and its file in every folder of messages. */
export function addLanguage(folder) {
  edit(folder, 'shared-kit/src/contract/languages/locale.ts', (text) =>
    text.replace(
      /^} as const satisfies/m,
      "  de: { name: 'Deutsch', format: 'de', country: 'DE', dictionary: 'german_stem' },\n$&",
    ),
  );
  for (const path of trackedFiles(folder).filter((it) => /^(?!scripts\/).*\/messages\//.test(it))) {
    if (/(^|\.)tr\.\w+$/.test(basename(path))) {
      cpSync(join(folder, path), join(folder, path.replace(/tr(\.\w+)$/, 'de$1')));
    } else if (path.endsWith('.ts')) {
      edit(folder, path, (text) =>
        text
          .replaceAll(/^import tr .*\n/gm, (line) => line + line.replaceAll(/\btr\b/g, 'de'))
          .replaceAll(/\{ en, tr \}/g, '{ en, tr, de }'),
      );
    }
  }
}

/** Has the types of a copy checked without its tests, which name the languages that they speak of. */
export function leaveOutTests(folder) {
  rmSync(join(folder, 'e2e/tsconfig.json'));
  const tests = ['**/*.test.*', '**/testing/**', '**/testing.ts', '**/suites/**'];
  for (const path of trackedFiles(folder).filter((it) => /^[\w-]+\/tsconfig\.json$/.test(it))) {
    edit(folder, path, (text) => {
      const { exclude = [], ...others } = JSON.parse(text);
      return JSON.stringify({ ...others, exclude: [...exclude, ...tests] });
    });
  }
}
