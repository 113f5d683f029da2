import type { NewCompany } from '../../modules/companies/index.ts';
import type { Random } from '../../platform/seeded-random.ts';

/** Countries of makers: their mill towns, and the usual company suffixes. */
const homes = [
  {
    country: 'TR',
    towns: ['Bursa', 'Denizli', 'Gaziantep', 'Uşak', 'Kahramanmaraş'],
    ending: 'Makina',
    form: 'A.Ş.',
  },
  { country: 'DE', towns: ['Chemnitz', 'Krefeld', 'Reutlingen'], ending: 'Textilmaschinen', form: 'GmbH' },
  { country: 'IT', towns: ['Biella', 'Prato', 'Bergamo'], ending: 'Macchine', form: 'S.p.A.' },
  { country: 'CH', towns: ['Winterthur', 'Arbon'], ending: 'Textiltechnik', form: 'AG' },
  { country: 'BE', towns: ['Kortrijk', 'Gent'], ending: 'Looms', form: 'NV' },
  { country: 'JP', towns: ['Kanazawa', 'Osaka'], ending: 'Seiki', form: 'K.K.' },
  {
    country: 'CN',
    towns: ['Shaoxing', 'Changzhou', 'Qingdao'],
    ending: 'Textile Machinery',
    form: 'Co., Ltd.',
  },
  { country: 'TW', towns: ['Taichung', 'Tainan'], ending: 'Precision', form: 'Co., Ltd.' },
  { country: 'IN', towns: ['Surat', 'Coimbatore', 'Ludhiana'], ending: 'Engineering', form: 'Pvt. Ltd.' },
  { country: 'ES', towns: ['Terrassa', 'Alcoi'], ending: 'Telares', form: 'S.A.' },
  { country: 'KR', towns: ['Daegu', 'Busan'], ending: 'Machinery', form: 'Co., Ltd.' },
] as const;
const beginnings = [
  'Al',
  'Bel',
  'Cor',
  'Del',
  'Er',
  'Far',
  'Gol',
  'Hal',
  'Is',
  'Kar',
  'Lin',
  'Mer',
  'Nor',
  'Or',
  'Pel',
  'Ros',
  'Sal',
  'Tor',
  'Ul',
  'Ver',
  'Yıl',
  'Zan',
];
const middles = ['ba', 'de', 'fi', 'go', 'ka', 'le', 'mi', 'no', 'ra', 'se', 'ta', 'vi'];
const ends = ['dan', 'ker', 'lin', 'mek', 'nas', 'rik', 'sen', 'tel', 'ton', 'var'];

export type BulkMaker = NewCompany & { brandName: string; city: string; country: string };

/** Fictional makers with unique names. */
export function bulkMakers(random: Random, count: number): BulkMaker[] {
  const makers = new Map<string, BulkMaker>();
  while (makers.size < count) {
    const home = random.pick(homes);
    const word = `${random.pick(beginnings)}${random.pick(middles)}${random.pick(ends)}`;
    const brandName = `${word} ${home.ending}`;
    makers.set(brandName, {
      kind: 'machinery-manufacturer',
      legalName: `${brandName} ${home.form}`,
      brandName,
      country: home.country,
      city: random.pick(home.towns),
      verification: 'approved',
    });
  }
  return [...makers.values()];
}
