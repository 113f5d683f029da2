import { and, eq, getTableColumns, inArray, or, type SQL } from 'drizzle-orm';
import { statesThatAllow } from 'shared-kit/contract/companies';
import { isUuid } from 'shared-kit/contract/endpoints';
import type { Tx } from '../../../platform/db/index.ts';
import { type Company, company } from '../../companies/index.ts';
import { hasVariantOf } from '../find-products.ts';
import type { ProductRow } from '../product-row.ts';
import { product } from '../schema.ts';

/** A product with its maker. */
export type Offer = Readonly<{ product: ProductRow; maker: Company }>;

const offersWhere = (tx: Tx, condition: SQL | undefined): Promise<Offer[]> =>
  tx
    .select({ product: getTableColumns(product), maker: getTableColumns(company) })
    .from(product)
    .innerJoin(company, eq(company.id, product.sellerCompanyId))
    .where(condition);

/** The columns needed to order a product; adding to a cart reads no others. */
const orderColumns = {
  id: product.id,
  sellerCompanyId: product.sellerCompanyId,
  categoryId: product.categoryId,
  status: product.status,
  title: product.title,
  priceMap: product.priceMap,
  tiers: product.tiers,
  variants: product.variants,
  minimumOrder: product.minimumOrder,
  orderMultiple: product.orderMultiple,
};
export type Orderable = Pick<ProductRow, keyof typeof orderColumns> &
  Readonly<{ maker: Pick<Company, 'verification'> }>;

/** Products by id in any status; unknown ids are missing. */
export async function findOrderables(tx: Tx, ids: readonly string[]): Promise<Map<string, Orderable>> {
  const rows = await tx
    .select({ ...orderColumns, maker: { verification: company.verification } })
    .from(product)
    .innerJoin(company, eq(company.id, product.sellerCompanyId))
    .where(inArray(product.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** A product with its maker in any status. */
export const findOffer = async (tx: Tx, id: string): Promise<Offer | undefined> =>
  isUuid(id) ? (await findOffers(tx, [id])).get(id) : undefined;

/** Products with makers by id in any status; unknown ids are missing. */
export async function findOffers(tx: Tx, ids: readonly string[]): Promise<Map<string, Offer>> {
  if (ids.length === 0) return new Map();
  const offers = await offersWhere(tx, inArray(product.id, [...ids]));
  return new Map(offers.map((offer) => [offer.product.id, offer]));
}

/** Products on sale with these numbers: article numbers of products or variants, or a maker's model names. */
export async function findOffersByNumber(tx: Tx, skus: readonly string[]): Promise<Offer[]> {
  if (skus.length === 0) return [];
  return offersWhere(
    tx,
    and(
      eq(product.status, 'published'),
      inArray(company.verification, [...statesThatAllow('be-listed')]),
      or(inArray(product.sku, [...skus]), inArray(product.model, [...skus]), hasVariantOf(skus)),
    ),
  );
}
