import { expect, it } from '@jest/globals';
import type { Locale } from 'shared-kit/contract/languages';
import en from '../messages/en.json' with { type: 'json' };
import { productContent } from '../product-row.ts';
import { aProduct } from '../testing/product.ts';
import { smallTree } from '../testing/small-tree.ts';
import { specificationSheet } from './specification-sheet.ts';

const at = new Date('2026-06-01T12:00:00Z');
const sheet = (locale: Locale, changes: Parameters<typeof aProduct>[0] = {}) =>
  specificationSheet(
    {
      ...productContent(aProduct(changes)),
      id: 'p',
      sellerCompanyId: 'c',
      datasheets: [],
      textTimes: {},
      createdAt: at,
      updatedAt: at,
      publishedAt: at,
    },
    {
      tree: smallTree,
      locale,
      maker: { name: 'Maker A.Ş.', city: 'Bursa', country: 'TR' },
      brandName: 'Tezgah',
    },
  );
const words = (locale: Locale, changes: Parameters<typeof aProduct>[0] = {}) =>
  JSON.stringify(sheet(locale, changes).blocks);

it('says what the maker states, in either language', () => {
  expect(sheet('tr')).toMatchObject({
    title: 'Kancalı dokuma tezgâhı RL-190 · Teknik föy',
    locale: 'tr',
    author: 'Maker A.Ş.',
    createdAt: at,
  });
  const [english, turkish] = [words('en'), words('tr')];
  expect(english).toContain('["Origin","Türkiye"]');
  expect(english).toContain('["Lead time","12 weeks"]');
  expect(turkish).toContain('["Termin","12 hafta"]');
  expect(turkish).toContain('Gömleklik dokumalar için tezgâh.');
  expect(turkish).toContain('1 Haziran 2026');
});

it('says that the description is in another language', () => {
  const inEnglish = { description: { en: 'A loom for shirting.' } };
  expect(words('tr', inEnglish)).toContain('Açıklamanın dili İngilizce');
  expect(words('tr')).not.toContain('Açıklamanın dili');
  expect(words('en', inEnglish)).not.toContain('The description is in');
});

it.each<[string, Parameters<typeof aProduct>[0], string, boolean]>([
  ['units stand with their figures', {}, '190\u00a0cm', true],
  ['no price stands on it', {}, '98500', false],
  ['a new machine has no year', { year: 2026 }, '2026]', false],
  ['a used one does', { condition: 'used', year: 2011 }, 'Used, 2011', true],
  ['what is ready has no lead time in weeks', { leadTimeWeeks: 0 }, 'Ready to ship', true],
  ['a multiple of one is none', { orderMultiple: 1 }, 'Order multiple', false],
  ['a multiple is a quantity', { orderMultiple: 50, unit: 'm2' }, '50 m²', true],
  ['a warranty has its months', { warrantyMonths: 24 }, '["Warranty period","24 months"]', true],
  ['without attributes there is no table of them', { attributes: {} }, en['sheet.specification'], false],
  ['article numbers are listed once', { sku: 'A-1' }, '["Article numbers","A-1"]', true],
])('%s', (_what, changes, text, expected) => {
  expect(words('en', changes).includes(text)).toBe(expected);
});
