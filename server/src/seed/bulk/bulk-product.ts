import type {
  AttributeDefinition,
  CategoryDefinition,
  CategoryTree,
  ProductInput,
} from '../../modules/catalogue/index.ts';
import { inLocale } from '../../platform/local-text.ts';
import type { Random } from '../../platform/seeded-random.ts';
import { type CategoryFacts, categoryFacts, figures, usualFacts, usualFigures } from './category-facts.ts';
import type { BulkMaker } from './makers.ts';

type Attributes = ProductInput['attributes'];
type Both = readonly [en: string, tr: string];

const incoterms = ['EXW', 'FCA', 'FOB', 'CIF', 'DAP'] as const;
const colours = ['#1d3557', '#e9c46a', '#2a9d8f', '#f4f1de', '#8d5a97'];
const sentences: readonly Both[] = [
  ['Built for long runs with few stops.', 'Az duruşla uzun partiler için yapılmıştır.'],
  ['Style change in under half an hour.', 'Tip değişimi yarım saatin altındadır.'],
  ['Spare parts are kept in stock.', 'Yedek parçaları stoktadır.'],
  ['Commissioning and training on site are included.', 'Devreye alma ve yerinde eğitim fiyata dahildir.'],
  ['Can be seen running at the maker’s works.', 'Üreticinin tesisinde çalışır durumda görülebilir.'],
  ['Ready to load, packed for sea freight.', 'Deniz taşımasına uygun ambalajda yüklemeye hazırdır.'],
];
const conditionTexts: Readonly<Record<ProductInput['condition'], Both>> = {
  new: ['New from the maker.', 'Üreticiden yeni.'],
  refurbished: ['Overhauled and tested.', 'Revizyonu yapılmış ve denenmiştir.'],
  used: ['Second hand, sold as seen.', 'İkinci el, görüldüğü gibi satılır.'],
};

/** Generates plausible products of a taxonomy, always the same for the same random numbers. */
export function bulkProducts(tree: CategoryTree, random: Random) {
  const leaves = tree.all.filter(({ id, parent }) => parent !== null && tree.childrenOf(id).length === 0);
  const deck = leaves.flatMap((category) => {
    const facts = categoryFacts[category.id] ?? usualFacts;
    return Array.from({ length: facts.share }, () => ({ category, facts }));
  });
  return (maker: BulkMaker): ProductInput => {
    const { category, facts } = random.pick(deck);
    return productOf(random, maker, category, facts, attributesOf(random, tree.attributesOf(category.id)));
  };
}

function attributesOf(random: Random, definitions: readonly AttributeDefinition[]): Attributes {
  const attributes: Attributes = {};
  for (const definition of definitions) {
    // No maker states everything, but nearly all state what the listing shows and filters by.
    const isStated = random.chance(definition.facet || definition.highlight ? 0.95 : 0.7);
    const value = isStated ? statedValue(random, definition) : undefined;
    if (value !== undefined) attributes[definition.key] = value;
  }
  return attributes;
}

function statedValue(random: Random, { kind, key, options = [] }: AttributeDefinition) {
  switch (kind) {
    case 'number': {
      const [from, to, step] = figures[key] ?? usualFigures;
      return from + step * random.whole(0, Math.floor((to - from) / step));
    }
    case 'boolean':
      return random.chance(0.4);
    case 'choice':
      return random.pick(options).value;
    case 'list':
      if (options.length === 0) return [random.pick(colours)];
      return [...new Set([random.pick(options).value, random.pick(options).value])];
    case 'text':
      return key.includes('hex')
        ? random.pick(colours)
        : `${random.pick(['A', 'K', 'S'])}${random.whole(10, 99)}`;
  }
}

function productOf(
  random: Random,
  maker: BulkMaker,
  category: CategoryDefinition,
  facts: CategoryFacts,
  attributes: Attributes,
): ProductInput {
  const isMachine = category.parent === 'machinery';
  const condition = isMachine ? conditionOf(random) : 'new';
  const model = `${maker.brandName.slice(0, 2).toUpperCase()} ${random.whole(100, 9999)}${random.pick(['', ' S', ' X', '-2'])}`;
  const [kindEn, kindTr] = kindOf(category, attributes);
  return {
    title: { en: `${model} ${kindEn} ${facts.noun[0]}`, tr: `${model} ${kindTr} ${facts.noun[1]}` },
    description: descriptionOf(random, category, attributes, condition),
    model,
    categoryId: category.id,
    condition,
    year: isMachine ? (condition === 'new' ? 2026 : random.whole(2006, 2024)) : null,
    originCountry: random.chance(0.9) ? maker.country : random.pick(['CN', 'TR', 'DE']),
    attributes,
    priceMap: pricesOf(random, facts, condition),
    tiers: random.chance(0.3) ? [{ from: (facts.minimum ?? 1) * 5, percentOff: '2.5' }] : [],
    options: [],
    variants: [],
    unit: facts.unit ?? 'piece',
    minimumOrder: facts.minimum ?? 1,
    orderMultiple: 1,
    leadTimeWeeks: condition === 'new' ? random.whole(6, 40) : random.whole(2, 6),
    incoterm: { rule: random.pick(incoterms), place: maker.city },
    warranty: { en: '12 months from commissioning', tr: 'Devreye almadan itibaren 12 ay' },
    status: 'published',
    handle: null,
    sku: null,
  };
}

function conditionOf(random: Random): ProductInput['condition'] {
  const share = random.next();
  if (share < 0.65) return 'new';
  return share < 0.75 ? 'refurbished' : 'used';
}

/** The first choice on a card makes the name more specific: a rapier weaving machine. */
function kindOf({ attributes: definitions }: CategoryDefinition, attributes: Attributes): Both {
  const named = definitions.find(({ kind, highlight }) => kind === 'choice' && highlight !== undefined);
  const label = named?.options?.find(({ value }) => value === attributes[named.key])?.label;
  return label ? [label.en.toLowerCase(), (label.tr ?? label.en).toLocaleLowerCase('tr')] : ['', ''];
}

function descriptionOf(
  random: Random,
  { attributes: definitions }: CategoryDefinition,
  attributes: Attributes,
  condition: ProductInput['condition'],
) {
  const stated = definitions
    .filter(({ key, kind }) => kind === 'number' && attributes[key] !== undefined)
    .slice(0, 3);
  const facts = (locale: 'en' | 'tr') =>
    stated
      .map(({ key, label, unit }) => `${inLocale(label, locale)} ${attributes[key]} ${unit}`.trim())
      .join(', ');
  const [first, second] = [random.pick(sentences), random.pick(sentences)];
  const [conditionEn, conditionTr] = conditionTexts[condition];
  return {
    en: `${conditionEn} ${facts('en')}. ${first[0]} ${second[0]}`,
    tr: `${conditionTr} ${facts('tr')}. ${first[1]} ${second[1]}`,
  };
}

const regionFactors = {
  europe: 1,
  'turkiye-mena': 0.96,
  'south-asia': 0.92,
  'east-asia': 0.94,
  americas: 1.05,
  africa: 1.02,
} as const;

/** Some products have one price everywhere, most have regional ones, some also one for a country or two. */
function pricesOf(
  random: Random,
  { price }: CategoryFacts,
  condition: ProductInput['condition'],
): ProductInput['priceMap'] {
  if (random.chance(0.05)) return { regions: {}, countries: {} };
  const [low, high] = price;
  const base = random.spread(low, high) * (condition === 'new' ? 1 : random.spread(0.2, 0.8));
  const currency = random.pick(['USD', 'USD', 'USD', 'USD', 'EUR', 'CHF'] as const);
  // Machines have prices in whole tens, goods by weight or length four decimals.
  const round = (amount: number) =>
    base > 200 ? Math.round(amount / 10) * 10 : Math.round(amount * 10_000) / 10_000;
  const entry = (factor: number) => ({ price: round(base * factor), currency });
  const regions: ProductInput['priceMap']['regions'] = { global: entry(1) };
  if (random.chance(0.6)) {
    for (const [region, factor] of Object.entries(regionFactors)) regions[region] = entry(factor);
  }
  const countries: ProductInput['priceMap']['countries'] = {};
  if (random.chance(0.1)) countries.TR = entry(0.95);
  if (random.chance(0.05)) countries.DE = entry(1.02);
  return { regions, countries };
}
