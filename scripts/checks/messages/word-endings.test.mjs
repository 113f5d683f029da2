import { describe, expect, it } from '@jest/globals';
import { withEndings } from './word-endings.mjs';

const found = (word, text, language) =>
  [...text.toLocaleLowerCase(language).matchAll(withEndings([word], language))].map(([it]) => it);

describe('a Turkish word', () => {
  it.each([
    [
      'şirket',
      'şirket şirketi şirketin şirkete şirketten şirketteki şirketler ŞİRKETİNİZİN Şirketlerinizdekiler',
    ],
    ['şirket', 'şirketiyle şirketçe şirketsiz şirketli şirketimiz şirketidir şirketsiniz şirket’in'],
    ['pazar', 'pazar pazarı pazarın pazara pazarda pazardan pazarla pazarca pazardaki pazarlar pazarımız'],
    ['onaycı', 'onaycı onaycısı onaycının onaycılar onaycıları onaycılarına'],
    ['görevli', 'görevli görevliye görevlinin görevliler görevlilerce görevlilerinden'],
    ['resim/resm', 'resim resmi resmin resme resimde resimler resimleri resimli'],
    ['yayınlamak', 'yayınla yayınladı yayınlıyor yayınlanmamış yayınlayana yayınlamadan'],
    ['kitap', 'kitap kitabı kitabın kitapta kitaplar'],
  ])('%s is known with its endings', (word, text) => {
    expect(found(word, text, 'tr')).toEqual(text.toLocaleLowerCase('tr').split(' '));
  });

  it.each([
    ['teslim süresi', ['teslim süresi', 'teslim süreniz', 'teslim sürelerini', 'Teslim\nsüresinden']],
    ['pazar ekibi', ['pazar ekibi', 'Pazar ekibinden', 'pazar ekibince', 'pazar ekipleri']],
    ['kâr payı', ['kâr payı', 'kar payınızı', 'kâr paylarının']],
    ['virüs tarayıcısı', ['virüs tarayıcısı', 'Virüs tarayıcımıza', 'virüs tarayıcıları']],
  ])('%s is known as a compound', (word, texts) => {
    expect(texts.filter((it) => found(word, it, 'tr').join() !== it.toLocaleLowerCase('tr'))).toEqual([]);
  });

  it.each([
    ['pazar', 'pazarlık pazarlığa pazarlıkta pazaryeri Pazartesi pazarlama pazarlıyor'],
    ['şirket', 'şirketleşme anonimşirket'],
    ['başvuru', 'başvuruldu başvurulabilecek başvurulamıyor'],
    ['resim/resm', 'resmî resmen resmiyet'],
    ['görevli', 'görev görevlendirme'],
    ['sürüm', 'sürümek sürümlemek'],
    ['yayınlamak', 'yayın yayında yayımla'],
    ['unvan', 'ünvan'],
  ])('%s is no part of another word', (word, text) => {
    expect(found(word, text, 'tr')).toEqual([]);
  });
});

describe('an English word', () => {
  it.each([
    ['vendor', 'vendor Vendors vendor’s'],
    ['inquiry', 'inquiry inquiries'],
  ])('%s is known with its endings', (word, text) => {
    expect(found(word, text, 'en')).toEqual(text.toLowerCase().split(' '));
  });

  it.each([
    ['image', 'imagery imagine'],
    ['basket', 'basketball'],
  ])('%s is no part of another word', (word, text) => {
    expect(found(word, text, 'en')).toEqual([]);
  });
});
