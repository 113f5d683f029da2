import type { rfqStates } from 'shared-kit/contract/quotes';
import type { CompanyKey, SellerKey } from '../companies.ts';

/** A model and its quantity; `variant` names a value of the product's choice. */
export type DemoLine = Readonly<{ model: string; quantity: number; variant?: string }>;
export type DemoRfq = Readonly<{
  number: string;
  buyer: CompanyKey;
  seller: SellerKey;
  state: (typeof rfqStates)[number];
  /** Country of delivery, which decides the price. */
  deliveryCountry: string;
  daysAgo: number;
  lines: readonly DemoLine[];
}>;

const of = (model: string, quantity: number, variant?: string): DemoLine =>
  variant ? { model, quantity, variant } : { model, quantity };

type Asked = readonly [
  number: string,
  seller: SellerKey,
  state: DemoRfq['state'],
  daysAgo: number,
  DemoLine[],
];
const asks = (buyer: CompanyKey, deliveryCountry: string, all: readonly Asked[]): DemoRfq[] =>
  all.map(([number, seller, state, daysAgo, lines]) => ({
    number: `Q-2026-${number}`,
    buyer,
    seller,
    state,
    deliveryCountry,
    daysAgo,
    lines,
  }));

/** The demo's weaving mill renews its shed: an RFQ in every state. */
const karaova = asks('karaova', 'TR', [
  ['01893', 'kettenhof', 'draft', 0, [of('Aeris 340', 4)]],
  // Sent together: looms for one hall, from three makers.
  ['01897', 'kettenhof', 'submitted', 6, [of('Aeris 340', 6)]],
  ['01896', 'norrvik', 'quoted', 6, [of('Pike 190', 6)]],
  ['01895', 'altinmekik', 'quoted', 6, [of('RL 190 D-8', 6)]],
  ['01886', 'toessfelden', 'submitted', 1, [of('Luva 200', 1)]],
  ['01861', 'norrvik', 'needs_info', 4, [of('Pike 190', 8), of('NR 190-12', 24)]],
  ['01847', 'altinmekik', 'quoted', 9, [of('RL 190 D-8', 8), of('AM-SP-190', 8)]],
  ['01832', 'pruefwerk', 'quoted', 13, [of('Zugwerk 5', 1)]],
  ['01789', 'qingbo', 'quoted', 22, [of('QB-S 6', 1)]],
  ['01788', 'ponteverde', 'not_selected', 22, [of('Ariosa 8', 1, '10')]],
  ['01702', 'leiebeek', 'declined', 41, [of('Kanteel 10752', 6, '14336')]],
  ['01655', 'yunsuo', 'withdrawn', 55, [of('YP-16 P', 1)]],
  ['01611', 'niersbrueck', 'expired_no_reply', 68, [of('Leiebeek Leie 340 (2015)', 1)]],
]);

/** The demo's retailer buys cloth and home textiles for Sweden. */
const nordhav = asks('nordhav', 'SE', [
  ['01890', 'moncayo', 'draft', 0, [of('TM 245 TUL', 300)]],
  ['01879', 'halikarnas', 'needs_info', 3, [of('HL 480 70×140', 3_000), of('HL WAF 220×240', 200)]],
  ['01868', 'valbarca', 'submitted', 5, [of('VB 310 SP', 500)]],
  ['01841', 'mavihisar', 'quoted', 11, [of('MH 1150 IN', 2_000), of('MH 120 POP', 5_000)]],
  ['01810', 'karaova', 'quoted', 18, [of('KR BLN 150×200', 600), of('KR 180 KLM', 1_500)]],
  ['01722', 'saricam', 'withdrawn', 37, [of('SR 160 SJ', 1_000)]],
]);

/** The demo's loom maker buys heads for its looms and an instrument for its works. */
const altinmekik = asks('altinmekik', 'TR', [
  ['01888', 'pruefwerk', 'draft', 1, [of('Scheuer 8', 1)]],
  ['01872', 'leiebeek', 'submitted', 4, [of('Kanteel 10752', 4)]],
  ['01826', 'toessfelden', 'quoted', 14, [of('Steg 2816', 12)]],
]);

const others = [
  ...asks('mavihisar', 'TR', [
    ['01884', 'altinmekik', 'submitted', 1, [of('RL 170 C-4', 4)]],
    ['01775', 'altinmekik', 'quoted', 34, [of('RL 170 C-4', 2)]],
  ]),
  ...asks('moncayo', 'ES', [
    ['01844', 'altinmekik', 'quoted', 10, [of('RL 190 D-8', 1, '220')]],
    ['01741', 'altinmekik', 'quoted', 52, [of('RL 190 D-8', 2, '220')]],
  ]),
  ...asks('halikarnas', 'TR', [
    ['01836', 'ponteverde', 'quoted', 12, [of('Ariosa 8', 1)]],
    ['01875', 'altinmekik', 'needs_info', 4, [of('RL 220 J', 3)]],
    ['01752', 'ponteverde', 'quoted', 46, [of('Ariosa 8', 1)]],
  ]),
  ...asks('saricam', 'TR', [
    ['01852', 'lanyang', 'quoted', 8, [of('LY-S34 OW', 3, 'e28')]],
    ['01768', 'lanyang', 'quoted', 40, [of('LY-S34 OW', 2, 'e28')]],
  ]),
  ...asks('ilgaz', 'TR', [['01831', 'kettenhof', 'quoted', 13, [of('RF 1824', 2, 'with')]]]),
  ...asks('meltem', 'TR', [['01809', 'corvane', 'quoted', 18, [of('Lâmina M70', 1), of('Estende 100', 2)]]]),
  ...asks('cinaralti', 'TR', [
    ['01857', 'halikarnas', 'quoted', 7, [of('HL SAT 200×220', 1_000, '240x220')]],
  ]),
  ...asks('camlibel', 'TR', [['01815', 'ponteverde', 'draft', 17, [of('Vasca J 2000', 4)]]]),
  ...asks('zarafruz', 'UZ', [['01881', 'vastrayug', 'draft', 2, [of('VR 1200 C', 6)]]]),
];

export const demoRfqs: readonly DemoRfq[] = [...karaova, ...nordhav, ...altinmekik, ...others];
