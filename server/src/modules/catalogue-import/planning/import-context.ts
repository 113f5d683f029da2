import type { ImportMapping } from 'shared-kit/contract/catalogue-import';
import { forEachLocale, sayFrom } from 'shared-kit/contract/languages';
import { messagesBeside } from '../../../platform/messages.ts';
import type { CategoryTree, ProductInput } from '../../catalogue/index.ts';
import type en from '../messages/en.json';
import type { Columns } from './mapped-rows.ts';

/** Our own words in products and workbooks. */
export const say = sayFrom(messagesBeside<typeof en>(new URL('..', import.meta.url).href));

/** The settings of one import, the same for all its products. */
export type ImportContext = Readonly<{
  mapping: ImportMapping;
  columns: Columns;
  tree: CategoryTree;
  mayPublish: boolean;
  /** Whether the maker has products with variants, so that a SKU may be that of a variant. */
  hasVariants: boolean;
  /** The maker's country and town, which files rarely say. */
  country: string;
  city: string;
}>;

/** Cautious defaults for terms that a new product needs but the file lacks; the maker can correct them. */
export const unsaid = ({ country, city }: Pick<ImportContext, 'country' | 'city'>) =>
  ({
    model: '',
    condition: 'new',
    year: null,
    originCountry: country,
    attributes: {},
    tiers: [],
    options: [],
    variants: [],
    priceMap: { regions: {}, countries: {} },
    unit: 'piece',
    minimumOrder: 1,
    orderMultiple: 1,
    leadTimeWeeks: 4,
    incoterm: { rule: 'EXW', place: city },
    warranty: forEachLocale((locale) => say(locale, 'import.warranty')),
    status: 'draft',
    images: [],
    handle: null,
    sku: null,
  }) satisfies Partial<ProductInput>;
