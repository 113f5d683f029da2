import { expect, it } from '@jest/globals';
import { imageLosses } from './faults.ts';
import { importNoteWords } from './words.ts';

const url = 'https://shop.example/a.png';
const said = (params: Record<string, string>, locale: 'en' | 'tr') =>
  importNoteWords({ code: 'image-lost', params: { url, ...params } }, locale);

it('says why a picture was not fetched, in the reader’s language', () => {
  const lost = { loss: 'answered', detail: '404' };
  expect(said(lost, 'en')).toBe(`${url}: no picture (its server answered 404).`);
  expect(said(lost, 'tr')).toBe(`${url}: görsel alınamadı (sunucusunun yanıtı: 404).`);
});

it.each(imageLosses)('has words for %s', (loss) => {
  for (const locale of ['en', 'tr'] as const) expect(said({ loss, detail: '5' }, locale)).not.toContain('()');
});

it('keeps the words of older imports', () => {
  expect(said({ reason: 'it was too large' }, 'en')).toBe(`${url}: no picture (it was too large).`);
});
