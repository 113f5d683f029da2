import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { analyse } from 'scslre';

const root = join(import.meta.dirname, '../../../..');
const folders = ['server/src', 'shared-kit/src/contract', 'shared-kit/src/tax-number'];

/** Files with patterns whose time grows with the square, and why their texts are short or never fail to match. */
const bounded: Readonly<Record<string, string>> = {
  'server/src/platform/env.ts': 'the operator’s',
  'server/src/platform/variables.ts': 'the operator’s',
  'server/src/platform/db/cluster.ts': 'PostgreSQL’s own words',
  'server/src/platform/files/file-name.ts': 'cut to 150 letters before',
  'server/src/modules/signing/agreement/agreement-text.ts': 'the market’s own text',
  'server/src/modules/contact/mails.ts': 'a message has an end',
  'server/src/modules/catalogue/reading/question-parts.ts': 'a question is cut to its longest',
  'server/src/modules/catalogue/search/search-words.ts': 'a question is cut to its longest',
  'server/src/modules/catalogue-import/planning/cell-reader.ts': 'only of what was read as a measure',
  'server/src/modules/catalogue-import/planning/html-to-text.ts': 'the sanitizer leaves no open tag',
  'server/src/modules/catalogue-import/reading/cell.ts': 'a printed number',
  'shared-kit/src/contract/measures/convert.ts': 'a printed number',
  'shared-kit/src/contract/figures/figure-schema.ts': 'the bounds of a field, which stand in the code',
  'shared-kit/src/contract/figures/read-figure.ts': 'at most sixty letters are read',
  'shared-kit/src/contract/names/web-address.ts': 'a name is measured before',
};

const literal =
  /(?<![\w)\]/*<.$'"`])\s*\/(?![*/ ])((?:\[(?:\\.|[^\]\\\n])*\]|\\.|[^/\n\\[])+)\/([dgimsuvy]*)(?=[\s.,;:)\]])/g;
const isTest = (file: string) => /\.test\.ts$|(^|\/)testing(\/|\.ts$)/.test(file);

function isSuperLinear(source: string, flags: string): boolean {
  try {
    new RegExp(source, flags);
  } catch {
    // Code between two divisions.
    return false;
  }
  return analyse({ source, flags }).reports.length > 0;
}

const superLinearIn = (text: string): string[] =>
  [...text.matchAll(literal)].flatMap(([, source = '', flags = '']) =>
    isSuperLinear(source, flags) ? [source] : [],
  );

describe('patterns', () => {
  it('of these kinds are found', () => {
    expect(superLinearIn(String.raw`line.replace(/[ \t]*·[ \t]*$/, '')`)).toHaveLength(1);
    expect(superLinearIn(String.raw`= /\[([^\]]+)\]\s*$/.exec(heading)`)).toHaveLength(1);
    expect(superLinearIn(String.raw`= /\[([^[\]]+)\]\s*$/.exec(heading)`)).toEqual([]);
  });

  it('take time that grows no faster than their text, but for short texts', () => {
    const found = folders.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
        .filter((file) => file.endsWith('.ts') && !isTest(file))
        .filter((file) => superLinearIn(readFileSync(join(root, file), 'utf8')).length > 0),
    );
    expect(found.toSorted()).toEqual(Object.keys(bounded).toSorted());
  });
});
