import { readFileSync } from 'node:fs';
import { conditions } from 'shared-kit/contract/catalogue';
import { forEachLocale } from 'shared-kit/contract/languages';
import { isUnitSymbol, type UnitSymbol } from 'shared-kit/contract/measures';
import * as z from 'zod';

/** Words of all languages; only the visitor's decides between meanings. A language that was just added has none yet. */
const words = z.strictObject(forEachLocale(() => z.array(z.string().min(1)).default([])));

const lists = {
  conditions: z.record(z.enum(conditions), words),
  origins: z.record(z.string(), words),
  categories: z.record(z.string(), words),
  /** Words for several categories together, as `knitting`. */
  families: z.array(words.extend({ categories: z.array(z.string()).min(2) })),
  /** `means`: `category attribute=value`, or `attribute=value` for whichever category has it. */
  choices: z.array(
    words.extend({
      means: z.array(z.string()).min(1),
      /** Names its category without other words. */
      alone: z.boolean().default(false),
      /** Means all of a category's values together, not the first. */
      every: z.boolean().default(false),
    }),
  ),
  /** Goods that no attribute knows: they name a category and stay words, or are searched by `word`. */
  goods: z.array(
    words.extend({
      category: z.string(),
      word: z.string().optional(),
      /** A use of cloth, such as trousers. If the question also names a kind of cloth, the use only affects the order. */
      use: z.boolean().default(false),
    }),
  ),
  counts: z.array(
    words.extend({
      attribute: z.string(),
      alone: z.string().optional(),
      /** More than so many are something else: `30 iplik` is a yarn. */
      most: z.number().optional(),
    }),
  ),
  /** Numbers as words: `single needle`, `çift iğne`. */
  'number-words': z.record(z.string(), words),
  units: z.array(
    z.strictObject({
      unit: z.custom<UnitSymbol>((it) => typeof it === 'string' && isUnitSymbol(it)),
      /** How far a product may be from the number, as a share of it, but at least so many units. */
      tolerance: z.number(),
      atLeast: z.number().default(0),
      alone: z.string().optional(),
      names: z.array(z.string()),
    }),
  ),
  /** Which machines a part is for: a value of the parts' own attribute, by the machines' category. */
  'parts-for': z.record(z.string(), z.string()),
  'equal-words': z.array(z.array(z.string())),
  'no-meaning': words,
} as const;

function read<Name extends keyof typeof lists>(name: Name): z.output<(typeof lists)[Name]> {
  const file = new URL(`./lists/${name}.json`, import.meta.url);
  return lists[name].parse(JSON.parse(readFileSync(file, 'utf8'))) as z.output<(typeof lists)[Name]>;
}

/** The trade's words, as people of the trade edit them in `lists`. */
export const tradeLists = {
  conditions: read('conditions'),
  origins: read('origins'),
  categories: read('categories'),
  families: read('families'),
  choices: read('choices'),
  goods: read('goods'),
  counts: read('counts'),
  numberWords: read('number-words'),
  units: read('units'),
  partsFor: read('parts-for'),
  equalWords: read('equal-words'),
  noMeaning: read('no-meaning'),
};
export type WordsByLanguage = z.output<typeof words>;
export type Unit = (typeof tradeLists.units)[number];
