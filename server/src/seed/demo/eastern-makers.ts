import { approved, sellersOfKind } from './demo-company.ts';

/** Companies that build machines in Türkiye, or trade in used ones. Every name is invented. */
export const turkishMakers = sellersOfKind('machinery-manufacturer', {
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

/** Companies that build machines in Asia. Every name is invented. */
export const asianMakers = sellersOfKind('machinery-manufacturer', {
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
