import { expect, it } from '@jest/globals';
import { locales } from '../languages/locale.ts';
import { fillIn } from '../languages/say.ts';
import { namesOf } from '../tables/index.ts';
import { uploadDoors, uploadRefusals, uploadRefusalWords } from './index.ts';
import en from './messages/en.json' with { type: 'json' };
import tr from './messages/tr.json' with { type: 'json' };

const doors = namesOf(uploadDoors).filter((door) => door !== 'release');

it.each(locales)('has words for every refusal at every door in %s', (locale) => {
  const words = doors.flatMap((door) => uploadRefusals.map((code) => uploadRefusalWords(code, door, locale)));
  expect(words.filter((text) => text.startsWith('upload.') || text.includes('{{'))).toEqual([]);
});

it('names what a door takes, and how much', () => {
  expect(uploadRefusalWords('upload.type', 'import', 'tr')).toBe(
    fillIn(tr['upload.refusal.type'], { takes: tr['upload.takes.import'] }),
  );
  expect(uploadRefusalWords('request.body-too-large', 'datasheet', 'en')).toBe(
    fillIn(en['upload.refusal.too-large'], { size: '10 MB' }),
  );
  expect(uploadRefusalWords('upload.pixels', 'product-picture', 'en')).toBe(
    fillIn(en['upload.refusal.pixels'], { megapixels: '60' }),
  );
});
