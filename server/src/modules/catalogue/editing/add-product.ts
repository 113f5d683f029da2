import { eq } from 'drizzle-orm';
import { standingAllows } from 'shared-kit/contract/companies';
import { forEachLocale, type Locale } from 'shared-kit/contract/languages';
import type { ProductDraft } from 'shared-kit/contract/products';
import { newId, type Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { company } from '../../companies/index.ts';
import type { CategoryTree } from '../category-tree.ts';
import type { ProductRow } from '../product-row.ts';
import { product } from '../schema.ts';
import { draftOf } from './draft-of.ts';
import type { Editor } from './own-product.ts';
import { keepDraft } from './save-draft.ts';

type New = Readonly<{ by: Editor; title: string; categoryId: string; locale: Locale; now: Date }>;

/** Begins a draft with a name in the maker's language; everything else is still to be said. */
export async function addProduct(
  tx: Tx,
  { by, title, categoryId, locale, now }: New,
  tree: CategoryTree,
): Promise<string> {
  const { companyId } = by;
  if (companyId === null) throw new AppError('access.forbidden');
  const [seller] = await tx.select().from(company).where(eq(company.id, companyId)).for('share');
  if (!seller || !standingAllows(seller.verification, 'prepare-products'))
    throw new AppError('company.not-allowed');
  if (!tree.get(categoryId) || tree.childrenOf(categoryId).length > 0)
    throw new AppError('category.not-found');
  const row: ProductRow = {
    ...empty,
    id: newId(),
    sellerCompanyId: companyId,
    categoryId,
    createdAt: now,
    updatedAt: now,
  };
  await tx.insert(product).values(row);
  const draft: ProductDraft = {
    ...draftOf(row),
    title: { ...forEachLocale(() => ''), [locale]: title },
    originCountry: seller.country,
    leadTimeWeeks: null,
    incoterm: { rule: null, place: seller.city },
  };
  await keepDraft(tx, { row, waiting: null, may: () => true }, { by, draft, now });
  return row.id;
}

const nothing = { en: '', tr: null }; // language: an empty text in each
const empty = {
  handle: null,
  sku: null,
  title: nothing,
  description: nothing,
  warranty: nothing,
  model: '',
  condition: 'new',
  year: null,
  originCountry: '',
  attributes: {},
  typed: {},
  priceMap: { regions: {}, countries: {} },
  priceRows: [],
  priceDue: null,
  tiers: [],
  options: [],
  variants: [],
  unit: 'piece',
  minimumOrder: 1,
  orderMultiple: 1,
  leadTimeWeeks: 0,
  incotermRule: 'EXW',
  incotermPlace: '',
  warrantyMonths: null,
  status: 'draft',
  images: [],
  details: {},
  datasheets: [],
  textTimes: {},
  publishedAt: null,
} satisfies Partial<ProductRow>;
