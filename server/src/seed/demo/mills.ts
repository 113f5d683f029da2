import { approved, sellersOfKind } from './demo-company.ts';

/** Mills: they sell yarn, cloth and home textiles, and occasionally a used machine. */
export const mills = sellersOfKind('textile-manufacturer', {
  karaova: {
    legalName: 'Karaova Mensucat A.Ş.',
    brandName: 'Karaova Mensucat',
    country: 'TR',
    city: 'Uşak',
    ...approved(496),
    selling: { currency: 'USD', incoterm: { rule: 'EXW', place: 'Uşak' }, markets: { TR: '0.97' } },
  },
  mavihisar: {
    legalName: 'Mavihisar Dokuma A.Ş.',
    brandName: 'Mavihisar Dokuma',
    country: 'TR',
    city: 'Denizli',
    ...approved(433),
    selling: {
      currency: 'USD',
      incoterm: { rule: 'FCA', place: 'Denizli' },
      markets: { TR: '0.97', DE: '0.99', US: '1.02' },
    },
  },
  ilgaz: {
    legalName: 'Ilgaz İplik San. A.Ş.',
    brandName: 'Ilgaz İplik',
    country: 'TR',
    city: 'Kahramanmaraş',
    ...approved(351),
    selling: {
      currency: 'USD',
      incoterm: { rule: 'FOB', place: 'Mersin' },
      markets: { TR: '0.97', DE: '1.01', IN: '1.02' },
    },
  },
  saricam: {
    legalName: 'Sarıçam Örme San. A.Ş.',
    brandName: 'Sarıçam Örme',
    country: 'TR',
    city: 'Adana',
    ...approved(284),
    selling: {
      currency: 'USD',
      incoterm: { rule: 'FCA', place: 'Adana' },
      markets: { TR: '0.97', DE: '0.99' },
    },
  },
  halikarnas: {
    legalName: 'Halikarnas Ev Tekstili A.Ş.',
    brandName: 'Halikarnas Ev Tekstili',
    country: 'TR',
    city: 'Muğla',
    ...approved(226),
    selling: {
      currency: 'USD',
      incoterm: { rule: 'FOB', place: 'İzmir' },
      markets: { TR: '0.97', US: '1.02', CH: '1.02' },
    },
  },
  valbarca: {
    legalName: 'Lanificio Valbarca S.p.A.',
    brandName: 'Lanificio Valbarca',
    country: 'IT',
    city: 'Biella',
    ...approved(174),
    selling: {
      currency: 'EUR',
      incoterm: { rule: 'FCA', place: 'Biella' },
      markets: { IT: '0.98', US: '1.03', CH: '1.02' },
    },
  },
  moncayo: {
    legalName: 'Tejidos Moncayo S.L.',
    brandName: 'Tejidos Moncayo',
    country: 'ES',
    city: 'Zaragoza',
    ...approved(118),
    selling: { currency: 'EUR', incoterm: { rule: 'FCA', place: 'Zaragoza' }, markets: { ES: '0.98' } },
  },
});
