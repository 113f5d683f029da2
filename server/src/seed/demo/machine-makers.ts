import type { SellingCompany } from './demo-company.ts';

type Maker = Omit<SellingCompany, 'kind'>;
const approved = (daysAgo: number) => ({ verification: 'approved', submittedDaysAgo: daysAgo }) as const;
const makers = <const Key extends string>(all: Record<Key, Maker>) => all;

/** Companies that build or trade in machines, parts and dyes. Every name is invented. */
const european = makers({
  norrvik: {
    legalName: 'Norrvik Loomworks AB',
    brandName: 'Norrvik Loomworks',
    country: 'SE',
    city: 'Borås',
    ...approved(402),
    selling: {
      currency: 'EUR',
      incoterm: { rule: 'FCA', place: 'Borås' },
      markets: { TR: '0.98', IN: '1.01', US: '1.02' },
    },
  },
  kettenhof: {
    legalName: 'Kettenhof Textilmaschinen GmbH',
    brandName: 'Kettenhof Textilmaschinen',
    country: 'DE',
    city: 'Chemnitz',
    ...approved(511),
    selling: {
      currency: 'EUR',
      incoterm: { rule: 'FCA', place: 'Chemnitz' },
      markets: { DE: '0.98', TR: '0.98', UZ: '0.99', IN: '1.01' },
    },
  },
  elbquell: {
    legalName: 'Elbquell Anlagenbau GmbH',
    brandName: 'Elbquell Anlagenbau',
    country: 'DE',
    city: 'Dresden',
    ...approved(377),
    selling: {
      currency: 'EUR',
      incoterm: { rule: 'FCA', place: 'Dresden' },
      markets: { DE: '0.99', US: '1.02' },
    },
  },
  pruefwerk: {
    legalName: 'Prüfwerk Instrumente GmbH',
    brandName: 'Prüfwerk Instrumente',
    country: 'DE',
    city: 'Krefeld',
    ...approved(188),
    selling: {
      currency: 'EUR',
      incoterm: { rule: 'CIP', place: 'Istanbul Airport' },
      markets: { DE: '0.97', CH: '1.02' },
    },
  },
  hohenzinken: {
    legalName: 'Hohenzinken Nadelfabrik GmbH',
    brandName: 'Hohenzinken Nadelfabrik',
    country: 'DE',
    city: 'Albstadt',
    ...approved(623),
    selling: {
      currency: 'EUR',
      incoterm: { rule: 'FCA', place: 'Albstadt' },
      markets: { DE: '0.98', TR: '0.99' },
    },
  },
  niersbrueck: {
    legalName: 'Niersbrück Gebrauchtmaschinen GmbH',
    brandName: 'Niersbrück Gebrauchtmaschinen',
    country: 'DE',
    city: 'Mönchengladbach',
    ...approved(290),
    selling: { currency: 'EUR', incoterm: { rule: 'FCA', place: 'Mönchengladbach' }, markets: {} },
  },
  orsetti: {
    legalName: 'Orsetti Macchine S.r.l.',
    brandName: 'Orsetti Macchine',
    country: 'IT',
    city: 'Biella',
    ...approved(455),
    selling: {
      currency: 'EUR',
      incoterm: { rule: 'FCA', place: 'Biella' },
      markets: { IT: '0.98', TR: '0.97', US: '1.01' },
    },
  },
  ponteverde: {
    legalName: 'Ponteverde Finishing S.p.A.',
    brandName: 'Ponteverde Finishing',
    country: 'IT',
    city: 'Prato',
    ...approved(239),
    selling: {
      currency: 'EUR',
      incoterm: { rule: 'FOB', place: 'Livorno' },
      markets: { IT: '0.98', TR: '0.98' },
    },
  },
  lumiere: {
    legalName: 'Lumière Textile Systems SAS',
    brandName: 'Lumière Textile Systems',
    country: 'FR',
    city: 'Lyon',
    verification: 'changes_requested',
    submittedDaysAgo: 6,
    selling: { currency: 'EUR', incoterm: { rule: 'FCA', place: 'Lyon' }, markets: {} },
  },
  toessfelden: {
    legalName: 'Tössfelden Maschinenbau AG',
    brandName: 'Tössfelden Maschinenbau',
    country: 'CH',
    city: 'Winterthur',
    ...approved(548),
    selling: {
      currency: 'CHF',
      incoterm: { rule: 'FCA', place: 'Winterthur' },
      markets: { CH: '0.97', TR: '0.98', IN: '0.99' },
    },
  },
  birsfarb: {
    legalName: 'Birsfarb Chemie AG',
    brandName: 'Birsfarb',
    country: 'CH',
    city: 'Muttenz',
    ...approved(330),
    selling: {
      currency: 'CHF',
      incoterm: { rule: 'CIP', place: 'Gemlik' },
      markets: { CH: '0.98', TR: '0.97' },
    },
  },
  leiebeek: {
    legalName: 'Leiebeek Weefmachines NV',
    brandName: 'Leiebeek Weefmachines',
    country: 'BE',
    city: 'Kortrijk',
    ...approved(214),
    selling: {
      currency: 'EUR',
      incoterm: { rule: 'FCA', place: 'Kortrijk' },
      markets: { TR: '0.98', US: '1.01' },
    },
  },
  montnegre: {
    legalName: 'Talleres Montnegre S.A.',
    brandName: 'Talleres Montnegre',
    country: 'ES',
    city: 'Sabadell',
    ...approved(162),
    selling: {
      currency: 'EUR',
      incoterm: { rule: 'FOB', place: 'Barcelona' },
      markets: { ES: '0.97', IN: '0.99' },
    },
  },
  corvane: {
    legalName: 'Corvane Cutting Systems, Lda.',
    brandName: 'Corvane Cutting Systems',
    country: 'PT',
    city: 'Guimarães',
    ...approved(97),
    selling: {
      currency: 'EUR',
      incoterm: { rule: 'DAP', place: 'İzmir' },
      markets: { TR: '0.99', US: '1.02' },
    },
  },
});

const turkish = makers({
  altinmekik: {
    legalName: 'Altınmekik Makina San. A.Ş.',
    brandName: 'Altınmekik Makina',
    country: 'TR',
    city: 'Bursa',
    ...approved(587),
    selling: {
      currency: 'USD',
      incoterm: { rule: 'EXW', place: 'Bursa' },
      markets: { TR: '0.97', UZ: '0.98', IN: '1.01', DE: '0.99' },
    },
  },
  yesildere: {
    legalName: 'Yeşildere Dokuma ve Konfeksiyon Makineleri San. A.Ş.',
    brandName: 'Yeşildere Dokuma Mak.',
    country: 'TR',
    city: 'Denizli',
    verification: 'in_review',
    submittedDaysAgo: 3,
    selling: { currency: 'USD', incoterm: { rule: 'EXW', place: 'Denizli' }, markets: { TR: '0.97' } },
  },
  gokirmak: {
    legalName: 'Gökırmak Nakış Makineleri San. ve Tic. Ltd. Şti.',
    brandName: 'Gökırmak Nakış Makineleri',
    country: 'TR',
    city: 'İstanbul',
    verification: 'submitted',
    submittedDaysAgo: 1,
    selling: { currency: 'USD', incoterm: { rule: 'EXW', place: 'İstanbul' }, markets: { TR: '0.97' } },
  },
  sarikaynak: {
    legalName: 'Sarıkaynak Kazan ve Enerji San. A.Ş.',
    brandName: 'Sarıkaynak Kazan',
    country: 'TR',
    city: 'Gebze',
    ...approved(344),
    selling: {
      currency: 'USD',
      incoterm: { rule: 'FOB', place: 'Gebze' },
      markets: { TR: '0.97', UZ: '0.98' },
    },
  },
  ikincimekik: {
    legalName: 'İkinci Mekik Makina Ticaret Ltd. Şti.',
    brandName: 'İkinci Mekik',
    country: 'TR',
    city: 'Uşak',
    ...approved(266),
    selling: { currency: 'USD', incoterm: { rule: 'EXW', place: 'Uşak' }, markets: {} },
  },
});

const asian = makers({
  shinmaru: {
    legalName: 'Shinmaru Knit Works K.K.',
    brandName: 'Shinmaru Knit Works',
    country: 'JP',
    city: 'Wakayama',
    ...approved(308),
    selling: {
      currency: 'USD',
      incoterm: { rule: 'FOB', place: 'Osaka' },
      markets: { TR: '0.98', US: '1.01' },
    },
  },
  kisogawa: {
    legalName: 'Kisogawa Sewing Machine Co., Ltd.',
    brandName: 'Kisogawa Sewing',
    country: 'JP',
    city: 'Nagoya',
    ...approved(271),
    selling: {
      currency: 'USD',
      incoterm: { rule: 'CIF', place: 'Mersin' },
      markets: { TR: '0.97', IN: '0.98' },
    },
  },
  lanyang: {
    legalName: 'Lanyang Machine Works Co., Ltd.',
    brandName: 'Lanyang Machine Works',
    country: 'TW',
    city: 'Tainan',
    ...approved(419),
    selling: {
      currency: 'USD',
      incoterm: { rule: 'FOB', place: 'Kaohsiung' },
      markets: { TR: '0.98', IN: '0.99', US: '1.02' },
    },
  },
  baekdam: {
    legalName: 'Baekdam Machinery Co., Ltd.',
    brandName: 'Baekdam Machinery',
    country: 'KR',
    city: 'Daegu',
    ...approved(133),
    selling: {
      currency: 'USD',
      incoterm: { rule: 'FOB', place: 'Busan' },
      markets: { TR: '0.98', UZ: '0.97' },
    },
  },
  yunsuo: {
    legalName: 'Yunsuo Textile Machinery Co., Ltd.',
    brandName: 'Yunsuo Textile Machinery',
    country: 'CN',
    city: 'Shaoxing',
    ...approved(205),
    selling: {
      currency: 'USD',
      incoterm: { rule: 'FOB', place: 'Ningbo' },
      markets: { TR: '0.98', IN: '0.97', UZ: '0.98', US: '1.03' },
    },
  },
  qingbo: {
    legalName: 'Qingbo Dyeing & Finishing Equipment Co., Ltd.',
    brandName: 'Qingbo Dyeing & Finishing',
    country: 'CN',
    city: 'Wuxi',
    ...approved(151),
    selling: {
      currency: 'USD',
      incoterm: { rule: 'CFR', place: 'Mersin' },
      markets: { IN: '0.98', US: '1.03' },
    },
  },
  vastrayug: {
    legalName: 'Vastrayug Machine Works Pvt. Ltd.',
    brandName: 'Vastrayug Machine Works',
    country: 'IN',
    city: 'Coimbatore',
    ...approved(243),
    selling: {
      currency: 'USD',
      incoterm: { rule: 'FOB', place: 'Tuticorin' },
      markets: { IN: '0.97', TR: '1.01', UZ: '0.98' },
    },
  },
});

const machineMakers = { ...european, ...turkish, ...asian };
type MakerKey = keyof typeof machineMakers;

export const machinerySellers = Object.fromEntries(
  Object.entries(machineMakers).map(([key, maker]) => [key, { kind: 'machinery-manufacturer', ...maker }]),
) as Readonly<Record<MakerKey, SellingCompany>>;
