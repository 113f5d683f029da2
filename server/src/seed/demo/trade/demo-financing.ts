import type { financingRequestStates } from 'shared-kit/contract';
import type { CompanyKey } from '../companies.ts';
import type { Names } from '../demo-company.ts';

export type DemoFinancing = Readonly<{
  number: string;
  /** The quoted RFQ that is to be financed; buyer, amount and currency follow from it. */
  rfq: string;
  state: (typeof financingRequestStates)[number];
  subject: Names;
  /** The part of the quote that is financed; the rest is paid down. */
  share: string;
  termMonths: number;
  daysAgo: number;
  banks: readonly Extract<CompanyKey, 'poyraz' | 'limmathof' | 'turna'>[];
}>;

export const demoFinancing: readonly DemoFinancing[] = [
  {
    number: 'F-2026-00418',
    rfq: 'Q-2026-01852',
    state: 'shared',
    subject: ['3 open-width circular knitting machines, 34 inch', '3 açık en yuvarlak örme makinesi, 34 pus'],
    share: '0.75',
    termMonths: 48,
    daysAgo: 1,
    banks: ['poyraz'],
  },
  {
    number: 'F-2026-00417',
    rfq: 'Q-2026-01847',
    state: 'offers_in',
    subject: [
      '8 rapier looms RL 190 with wear-part kits',
      '8 kancalı dokuma makinesi RL 190, sarf parça takımlarıyla',
    ],
    share: '0.8',
    termMonths: 60,
    daysAgo: 3,
    banks: ['poyraz', 'limmathof', 'turna'],
  },
  {
    number: 'F-2026-00411',
    rfq: 'Q-2026-01836',
    state: 'offers_in',
    subject: ['Stenter, 8 chambers, 220 cm', 'Ram, 8 kabin, 220 cm'],
    share: '0.7',
    termMonths: 72,
    daysAgo: 6,
    banks: ['poyraz', 'limmathof'],
  },
  {
    number: 'F-2026-00409',
    rfq: 'Q-2026-01831',
    state: 'selected',
    subject: ['2 compact ring frames, 1,824 spindles', '2 kompakt ring makinesi, 1.824 iğ'],
    share: '0.8',
    termMonths: 84,
    daysAgo: 8,
    banks: ['poyraz', 'limmathof', 'turna'],
  },
  {
    number: 'F-2026-00402',
    rfq: 'Q-2026-01809',
    state: 'shared',
    subject: ['Cutting room: cutter and 2 spreaders', 'Kesimhane: kesim makinesi ve 2 serim'],
    share: '0.8',
    termMonths: 48,
    daysAgo: 10,
    banks: ['limmathof', 'turna'],
  },
  {
    number: 'F-2026-00398',
    rfq: 'Q-2026-01832',
    state: 'closed',
    subject: ['Tensile tester, 5 kN', 'Mukavemet test cihazı, 5 kN'],
    share: '0.9',
    termMonths: 24,
    daysAgo: 11,
    banks: ['poyraz', 'limmathof'],
  },
  {
    number: 'F-2026-00390',
    rfq: 'Q-2026-01789',
    state: 'cancelled',
    subject: ['Stenter, 6 chambers, thermal oil', 'Ram, 6 kabin, kızgın yağ'],
    share: '0.8',
    termMonths: 60,
    daysAgo: 16,
    banks: ['limmathof'],
  },
  {
    number: 'F-2026-00384',
    rfq: 'Q-2026-01810',
    state: 'expired',
    subject: ['Blankets and printed cotton, autumn order', 'Battaniye ve baskılı pamuklu, sonbahar siparişi'],
    share: '1',
    termMonths: 6,
    daysAgo: 17,
    banks: ['poyraz'],
  },
];
