import type { Currency } from 'shared-kit/contract';
import type { CategoryTree, ProductInput } from '../catalogue/index.ts';

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
    warranty: { en: 'As agreed with the maker', tr: 'Üreticiyle kararlaştırıldığı gibi' },
    status: 'draft',
    images: [],
  }) satisfies Partial<ProductInput>;
