import { takesDay } from '../dates/day-fault.ts';
import { globalRegion } from '../regions/region.ts';
import { isInForce, overlapsOf } from './price-rows.ts';
import { choiceFaults } from './product-choices.ts';
import type { ProductDraft } from './product-draft.ts';

/**
 * What stands between a draft and the shop. Faults keep it back; the others are named to the maker, since buyers miss
 * them.
 */
export const publishPoints = [
  'title',
  'description',
  'category',
  'terms',
  'tiers',
  'price-overlap',
  'price-dates',
  'attributes-of-category',
  'options',
  'price-missing',
  'price-lapsed',
  'attributes-missing',
  'origin',
  'hs-code',
  'translation',
  'picture',
] as const;
export type PublishPoint = (typeof publishPoints)[number];
export type PublishFinding = Readonly<{ point: PublishPoint; isFault: boolean; count: number }>;

type Category = Readonly<{ isLeaf: boolean; attributes: readonly Readonly<{ key: string }>[] }> | null;

/** The findings of a draft, faults first; `day` is today in UTC. */
export function publishFindings(draft: ProductDraft, category: Category, day: string): PublishFinding[] {
  const keys = new Set(category?.attributes.map(({ key }) => key));
  const stated = Object.keys(draft.attributes);
  const live = draft.priceRows.filter((row) => isInForce(row, day) && row.price !== null);
  const places = [...new Set(draft.priceRows.map(({ place }) => place))];
  const lapsed = places.filter((place) => {
    const its = draft.priceRows.filter((row) => row.place === place);
    return its.every(({ until }) => until !== null && until < day);
  });
  const fault = (point: PublishPoint, count: number): PublishFinding => ({ point, isFault: true, count });
  const remark = (point: PublishPoint, count: number): PublishFinding => ({ point, isFault: false, count });
  const findings = [
    fault('title', draft.title.en.trim() === '' ? 1 : 0),
    fault('description', draft.description.en.trim() === '' ? 1 : 0),
    fault('category', category?.isLeaf ? 0 : 1),
    fault('terms', openTerms(draft)),
    fault('tiers', risingTiers(draft)),
    fault('price-overlap', overlapsOf(draft.priceRows).length),
    fault('price-dates', draft.priceRows.filter((row) => hasWrongDays(row, day)).length),
    fault('attributes-of-category', category ? stated.filter((key) => !keys.has(key)).length : 0),
    fault('options', draft.choices ? choiceFaults(draft.choices) : 0),
    remark(
      'price-missing',
      live.some(({ place }) => place === globalRegion) || isVariantPriced(draft) ? 0 : 1,
    ),
    remark('price-lapsed', lapsed.length),
    remark('attributes-missing', [...keys].filter((key) => !stated.includes(key)).length),
    fault('origin', draft.originCountry === null ? 1 : 0),
    remark('hs-code', draft.details.hsCode.trim() === '' ? 1 : 0),
    remark('translation', untranslated(draft)),
    remark('picture', draft.images.length === 0 ? 1 : 0),
  ];
  return findings.filter(({ count }) => count > 0).toSorted((a, b) => Number(b.isFault) - Number(a.isFault));
}

/** A draft keeps any day, so this checks the range of both and their order. */
const hasWrongDays = ({ from, until }: ProductDraft['priceRows'][number], today: string): boolean =>
  (from !== null && !takesDay('price.from', from, today)) ||
  (until !== null && !takesDay('price.until', until, today, { from }));

/** A product without a price of its own has its cheapest variant's. */
const isVariantPriced = ({ choices }: ProductDraft): boolean =>
  choices?.variants.some(({ priceMap }) => priceMap.regions[globalRegion]) ?? false;

const openTerms = ({ incoterm, leadTimeWeeks, minimumOrder, orderMultiple }: ProductDraft): number =>
  [incoterm.rule, incoterm.place.trim(), leadTimeWeeks, minimumOrder, orderMultiple].filter(
    (term) => term === null || term === '',
  ).length;

/** Steps that a greater quantity makes dearer, or that come twice. */
function risingTiers({ tiers }: ProductDraft): number {
  const inOrder = tiers.toSorted((a, b) => a.from - b.from);
  return inOrder.filter((tier, at) => {
    const before = inOrder[at - 1];
    return before && (before.from === tier.from || Number(tier.percentOff) < Number(before.percentOff));
  }).length;
}

const untranslated = ({ title, description }: ProductDraft): number =>
  [title, description].flatMap((text) => Object.values(text)).filter((text) => text.trim() === '').length;
