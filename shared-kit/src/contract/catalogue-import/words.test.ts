import { expect, it } from '@jest/globals';
import { fillIn } from '../languages/say.ts';
import { imageLosses } from './faults.ts';
import en from './messages/en.json' with { type: 'json' };
import tr from './messages/tr.json' with { type: 'json' };
import { importNoteWords, importUnnamedWords } from './words.ts';

const url = 'https://shop.example/a.png';
const lostIn = (words: typeof en, reason: string) => fillIn(words['import.note.image-lost'], { url, reason });
const answeredIn = (words: typeof en) => fillIn(words['import.loss.answered'], { detail: '404' });
const said = (params: Record<string, string>, locale: 'en' | 'tr') =>
  importNoteWords({ code: 'image-lost', params: { url, ...params } }, locale);

it('says why a picture was not fetched, in the reader’s language', () => {
  const lost = { loss: 'answered', detail: '404' };
  expect(said(lost, 'en')).toBe(lostIn(en, answeredIn(en)));
  expect(said(lost, 'tr')).toBe(lostIn(tr, answeredIn(tr)));
});

it.each(imageLosses)('has words for %s', (loss) => {
  for (const locale of ['en', 'tr'] as const) expect(said({ loss, detail: '5' }, locale)).not.toContain('()');
});

it('keeps the words of older imports', () => {
  expect(said({ reason: 'it was too large' }, 'en')).toBe(lostIn(en, 'it was too large'));
});

it.each([
  ['en', en],
  ['tr', tr],
] as const)('counts the variants that a file does not name, in words of %s', (locale, words) => {
  const counts = { rows: 1, new: 0, changed: 1, unchanged: 0, faulty: 0, skipped: 0, values: 1, faults: 0 };
  const said = (unnamedVariants: number, unnamedIn: number, removeVariants: boolean) =>
    importUnnamedWords(
      { counts: { ...counts, unnamedVariants, unnamedIn }, mapping: { removeVariants } },
      locale,
    );
  const products = fillIn(words['import.unnamed.products_one'], { count: 1 });
  expect(said(0, 0, true)).toBeNull();
  expect(said(2, 1, false)).toBe(fillIn(words['import.unnamed.kept_other'], { count: 2, products }));
  expect(said(1, 1, true)).toBe(fillIn(words['import.unnamed.removed_one'], { count: 1, products }));
});
