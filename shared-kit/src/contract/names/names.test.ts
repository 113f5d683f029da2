import { describe, expect, it } from '@jest/globals';
import { locales } from '../languages/locale.ts';
import { type NameFault, type NameKind, nameFault, nameFaults, nameFaultWords, readName } from './index.ts';

const people = [
  'Av. Mehmet Kaya',
  'Av.Mehmet Kaya',
  'AV.MEHMET KAYA',
  'J.R. Smith',
  'J.Kim',
  'Ngô Thị Hà',
  'O’Neill',
  "Seán O'Brien",
  'Dr.-Ing. Anna-Lena Weiß',
  'Dr.med. Jürgen Groß',
  'Dipl.-Ing. (FH) Jörg Müller',
  'Prof.Dr.Wang Wei',
  'Ayşe Gül Çağlar-Öztürk',
  'İbrahim Şahin',
  'Karl S:son Berg',
  'Muthu a/l Raman',
  'Martin Luther King, Jr.',
  'María José Núñez y Vélez',
  'João d’Ávila',
  'Łukasz Żółć',
  'Þórður Ægisson',
  'Ζωή Παπαδοπούλου',
  'Наталья Щербакова',
  'محمدرضا حسینی‌زاده',
  'مَحمود عبد الله',
  'נָעֳמִי כֹּהֵן',
  'क्‌षमा शर्मा',
  'රත්න ශ්‍රී',
  'രാജന്‍',
  'র‍্যাফেল রহমান',
  '王小明',
  '葛\u{e0100}城 太郎',
  '김민준',
  'Nguyễn Văn An, M.Sc.',
];
const others = [
  'San. ve Tic. Ltd. Şti.',
  'Yılmaz Tekstil San.ve Tic.Ltd.Şti.',
  'Booking.com',
  'Müller & Söhne GmbH & Co. KG',
  'C&A',
  'Zara (İspanya) / Inditex S.A.',
  '株式会社トヨタ',
  'I ❤\ufe0f Yarn',
  'شرکت بافندگی نخ‌ریسی',
  'www.denim.example',
];

describe('real names', () => {
  it('are forty or more', () => {
    expect(new Set([...people, ...others]).size).toBeGreaterThanOrEqual(40);
  });

  it.each(people)('%j may be a person’s', (name) => {
    expect(readName('person', name)).toEqual({ name: name.normalize('NFC') });
  });

  it.each(others)('%j may be a company’s, a brand’s or a list’s', (name) => {
    expect(readName('thing', name)).toEqual({ name: name.normalize('NFC') });
  });
});

describe('other names are refused', () => {
  const hidden: [string, NameFault][] = [
    ['Ali\nKaya', 'line-break'],
    ['Ali\r\nKaya', 'line-break'],
    ['Ali\u2028Kaya', 'line-break'],
    ['Ali\u0085Kaya', 'line-break'],
    ['Ali\tKaya', 'hidden-character'],
    ['Ali\u0007Kaya', 'hidden-character'],
    ['Ali\u200bKaya', 'hidden-character'],
    ['Ali\u00adKaya', 'hidden-character'],
    ['Ali\u2060Kaya', 'hidden-character'],
    ['Ali \u202eayaK', 'hidden-character'],
    ['\u2066Ali\u2069 Kaya', 'hidden-character'],
    ['Ali\u200f Kaya', 'hidden-character'],
    ['Ali\u200dKaya', 'hidden-character'],
    ['Али\u200cКая', 'hidden-character'],
    ['زاده\u200c', 'hidden-character'],
    ['زاده\u200c\u200cنیا', 'hidden-character'],
    ['Ali\u{e0041}', 'hidden-character'],
    ['ㅤAli', 'hidden-character'],
    ['Ali\ufe0f', 'hidden-character'],
  ];
  it.each(hidden)('%j of whomever: %s', (name, fault) => {
    expect([readName('person', name), readName('thing', name)]).toEqual([{ fault }, { fault }]);
  });

  it.each([
    'https://evil.example/x',
    'HTTP://EVIL',
    'mailto:ali',
    'Ali, www.evil',
    'Visit evil.com',
    'evil.com.tr',
    'Evil.Com',
    'EVIL.COM',
    'kazan.ninja şimdi',
    'ali@evil.net',
    'x.com',
    'T.Me/kazan',
    'bit.ly/kazan',
    'dr.kim',
    'kazan．com',
    'kazan。com',
    'şeker.com',
    'пример.рф',
    'kazan.xn--p1ai',
    '10.0.0.1',
  ])('%j as a person’s', (name) => {
    expect(readName('person', name)).toEqual({ fault: 'web-address' });
    expect(readName('thing', name)).toHaveProperty('name');
  });

  it('of no letters, or too many', () => {
    for (const text of ['', '   ', 'a'.repeat(121), 7, null]) {
      expect(readName('person', text)).toEqual({ fault: 'length' });
    }
  });
});

it('is kept in its normal form, without blanks around it', () => {
  expect(readName('person', ' Ays\u0327e ')).toEqual({ name: 'Ayşe' });
});

it.each(locales)('has words for every fault in %s', (locale) => {
  const words = nameFaults.map((fault) => nameFaultWords(fault, locale));
  expect(new Set(words).size).toBe(nameFaults.length);
  expect(words.filter((text) => !text || text.startsWith('name.'))).toEqual([]);
  expect(nameFaultWords('check-digit', locale)).toBeNull();
});

it('knows no address in a thing’s name', () => {
  const kind: NameKind = 'thing';
  expect(nameFault(kind, 'Booking.com')).toBeNull();
});
