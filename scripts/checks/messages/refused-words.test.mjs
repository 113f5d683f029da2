import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../../bootstrap/root.mjs';
import { checkMessages } from '../messages.mjs';
import { plantWorkspace } from '../planted-workspace.mjs';
import { trackedFiles } from '../tracked-files.mjs';
import { glossary, keyMatcher } from './glossary.mjs';
import { refusedIn } from './refused-words.mjs';

const foundIn = (text, given) => refusedIn(text, 'tr', given).map(({ found }) => found);

describe('the words refused at first', () => {
  it.each([
    ['pazaryeri', 'Pazarın ekibi', 'pazarın'],
    ['pazaryeri', 'Pazar yerine dön', 'pazar yerine'],
    ['firma', 'Şirketiniz onaylandı', 'şirketiniz'],
    ['onaylayan', 'Onaylayıcıya sorun', 'onaylayıcıya'],
    ['onaylayan', 'onaycıları', 'onaycıları'],
    ['kâr marjı', 'Kâr payınız', 'kâr payınız'],
    ['virüs taraması', 'Tarayıcıya ulaşılamadı', 'tarayıcıya'],
    ['fiyat teklifle', 'fiyat sorunuz', 'fiyat sorunuz'],
    ['pazaryeri ekibi', 'Görevlilerden biri', 'görevlilerden'],
    ['pazaryeri ekibi', 'Pazar ekibine yazın', 'pazar ekibine'],
    ['revizyon', 'Teklifin sürümünü', 'sürümünü'],
    ['yenilenmiş', 'Revizyonlu makine', 'revizyonlu'],
    ['hata kodu', 'Referans: 7', 'referans'],
    ['görsel', '3 resmi kaldır', 'resmi'],
    ['görsel', 'Fotoğraflar', 'fotoğraflar'],
    ['yayımla', 'Yayınlanmadı', 'yayınlanmadı'],
    ['öz kaynak', 'En az özkaynak', 'özkaynak'],
    ['unvan', 'Ünvanı', 'ünvanı'],
    ['termin', 'Teslim süreniz', 'teslim süreniz'],
  ])('has %s for what stands in “%s”', (instead, text, found) => {
    expect(refusedIn(text, 'tr')).toContainEqual(expect.objectContaining({ found, instead }));
  });

  it.each([
    ['on request', 'Sorunuz', 'sorunuz'],
    ['Reference', 'Başvuru no', 'başvuru'],
  ])('depend on the English “%s”', (source, text, found) => {
    expect(foundIn(text, { source })).toEqual([found]);
  });
});

describe('no alarm', () => {
  it.each([
    ['a browser', 'Your browser can’t', 'Tarayıcınız yapamıyor'],
    ['the day', 'On Sunday', 'Pazar günü'],
    ['the day beside another', 'Saturday, Sunday', 'cumartesi, pazar'],
    ['a negotiation', 'Negotiation in revisions', 'Revizyonlu pazarlık'],
    ['a legal form', 'Poyraz Bankası', 'Poyraz Bankası Anonim Şirketi'],
    ['a kind of financier', 'Lessors', 'leasing şirketleri'],
    ['a transfer', 'Reference of the transfer', 'Havale referansı'],
    ['a rate', 'at the reference rates of today', 'referans kurlarıyla'],
    ['a release', 'The release was taken back', 'Sürüm geri çekildi'],
    ['a question', 'Your question', 'Sorunuz'],
    ['an application', 'Your application was received', 'Başvurunuz alındı'],
    ['asking banks', 'Ask several banks', 'Birkaç bankaya başvurun'],
    ['photos of a phone', 'HEIC photos', 'HEIC fotoğraflar'],
    ['bank holidays', 'Bank holidays are left out', 'Resmi tatiller'],
    ['a dividend', 'dividends', 'kâr payları'],
  ])('for %s', (_what, source, text) => {
    expect(foundIn(text, { source })).toEqual([]);
  });

  it('for a key whose word means something else', () => {
    const text = 'Her pazarda geçerli';
    expect(foundIn(text, { key: 'price.place' })).toEqual(['pazarda']);
    expect(foundIn(text, { key: 'price.base' })).toEqual([]);
    expect(foundIn('Şirket', { key: 'verify.form.company' })).toEqual([]);
  });

  it('for a basket weave', () => {
    expect(refusedIn('Basket weave, to the basket', 'en')).toHaveLength(1);
  });
});

describe('each place that people read', () => {
  const messages = (folder, tr) =>
    Object.fromEntries([
      [`${folder}/messages/en.json`, JSON.stringify({ text: 'Company' })],
      [`${folder}/messages/tr.json`, JSON.stringify({ text: tr })],
    ]);
  const refused = 'says “şirketiniz”; for company the glossary has “firma” (docs/words.json)';

  async function problemsIn(files) {
    const planted = plantWorkspace(files);
    const problems = await checkMessages(planted.root);
    planted.remove();
    return problems.filter((it) => it.includes('glossary'));
  }

  it.each([
    ['a page', 'mf-shop/src'],
    ['a single page', 'mf-shop/src/pages/cart'],
    ['the kit', 'shared-kit/src/contract/uploads'],
    ['mails', 'server/src/modules/notifications'],
    ['PDFs', 'server/src/modules/quotes/documents'],
    ['a plain page', 'server/src/web/away'],
    ['the page of a failed start', 'host/src/boot'],
  ])('%s', async (_what, folder) => {
    const problems = await problemsIn(messages(folder, 'Şirketiniz'));
    expect(problems).toEqual([`${folder}/messages/tr.json: text ${refused}`]);
    expect(await problemsIn(messages(folder, 'Firmanız'))).toEqual([]);
  });

  it('the guide for users, but for what they type', async () => {
    const guide = '# Guide\n\nSay `şirketiniz`.\n\n```\nşirketiniz\n```\n\nAsk a vendor: _Şirketiniz_.\n';
    expect(await problemsIn({ 'docs/user-guide.md': guide })).toEqual([
      'docs/user-guide.md:9 says “vendor”; for maker the glossary has “maker” (docs/words.json)',
      `docs/user-guide.md:9 ${refused}`,
    ]);
  });

  it('not what people signed or consented to', async () => {
    const texts = (key, tr) => ({
      'server/src/modules/signing/messages/en.json': JSON.stringify({ [key]: 'Market' }),
      'server/src/modules/signing/messages/tr.json': JSON.stringify({ [key]: tr }),
    });
    expect(await problemsIn(texts('elsewhere.signed', 'Pazar'))).toEqual([]);
    expect(await problemsIn(texts('code.after', 'Pazar'))).toHaveLength(1);
  });
});

const messageKeys = trackedFiles(root)
  .filter((path) => /\/src\/.*messages\/en\.json$/.test(path))
  .flatMap((path) =>
    Object.keys(JSON.parse(readFileSync(join(root, path), 'utf8'))).map((key) => ({
      folder: path.replace(/\/messages\/en\.json$/, ''),
      key,
    })),
  );

describe('the glossary', () => {
  it('has each concept once, with what it is', () => {
    const words = glossary.concepts.map(({ word }) => word);
    expect(new Set(words).size).toBe(words.length);
    expect(glossary.concepts.filter(({ meaning }) => !meaning)).toEqual([]);
  });

  it('has both languages of what people read', () => {
    const read = glossary.concepts.filter(({ en, tr, refused }) => en || tr || refused);
    expect(read.filter(({ en, tr }) => !en || !tr)).toEqual([]);
    expect(read.length).toBeGreaterThan(55);
  });

  it('names only keys that messages have', () => {
    const isKnown = (glob) => messageKeys.some(({ folder, key }) => keyMatcher([glob])(folder, key));
    const named = glossary.concepts.flatMap(({ refused = {} }) =>
      Object.values(refused)
        .flat()
        .flatMap(({ except }) => except?.keys ?? []),
    );
    expect([...glossary.signed, ...named].filter((it) => !isKnown(it))).toEqual([]);
  });

  it('refuses no word that it asks for', () => {
    const refusing = glossary.concepts.flatMap((it) =>
      ['en', 'tr'].flatMap((language) => refusedIn(it[language] ?? '', language, { source: it.en })),
    );
    expect(refusing).toEqual([]);
  });
});
