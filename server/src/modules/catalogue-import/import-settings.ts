import { type Currency, forEachLocale, sayFrom } from 'shared-kit/contract';
import { messagesBeside } from '../../platform/messages.ts';
import type { CategoryTree, ProductInput } from '../catalogue/index.ts';
import type en from './messages/en.json';

const say = sayFrom(messagesBeside<typeof en>(import.meta.url));

/** Settings for every product of one import. */
export type ImportSettings = Readonly<{
  companyId: string;
  currency: Currency;
  /** For new products; existing ones keep their category. */
  categoryId: string;
  publish: boolean;
  /** The seller's country and town, which the export lacks. */
  country: string;
  city: string;
  tree: CategoryTree;
  /** Whether the file uses decimal commas. */
  decimalComma: boolean;
}>;

/** Required data that an export lacks: cautious values that the maker can correct. */
export const unsaid = (settings: Pick<ImportSettings, 'categoryId' | 'country' | 'city'>) =>
  ({
    model: '',
    categoryId: settings.categoryId,
    condition: 'new',
    year: null,
    originCountry: settings.country,
    attributes: {},
    tiers: [],
    unit: 'piece',
    minimumOrder: 1,
    orderMultiple: 1,
    leadTimeWeeks: 4,
    incoterm: { rule: 'EXW', place: settings.city },
    warranty: forEachLocale((locale) => say(locale, 'import.warranty')),
    status: 'draft',
    images: [],
  }) satisfies Partial<ProductInput>;
