import { and, count, countDistinct, eq, exists, lte, sql } from 'drizzle-orm';
import type { MarketFiguresAnswer } from 'shared-kit/contract/market-figures';
import type { Tx } from '../../platform/db/index.ts';
import { productListing } from '../catalogue/index.ts';
import { company } from '../companies/index.ts';

/** Soon means within a month of the order. */
const soonWeeks = 4;

/** Source of the figures beside the home page's loom: category and attribute. */
const loomFigures = {
  hooks: ['dobby-jacquard', 'hooks'],
  widthCm: ['weaving', 'reed_width_cm'],
  weftColours: ['weaving', 'weft_colours'],
} as const;

const isVerified = eq(company.verification, 'approved');

/** Verified companies with published products; each is looked up by the listing's index on sellers. */
async function countMakers(tx: Tx): Promise<{ makers: number; countries: number }> {
  const listed = tx
    .select({ one: sql`1` })
    .from(productListing)
    .where(eq(productListing.sellerId, company.id));
  const [row] = await tx
    .select({ makers: count(), countries: countDistinct(company.country) })
    .from(company)
    .where(and(isVerified, exists(listed)));
  return row ?? { makers: 0, countries: 0 };
}

async function countBanks(tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(company)
    .where(and(isVerified, eq(company.kind, 'bank')));
  return row?.total ?? 0;
}

async function countReadySoon(tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(productListing)
    .where(lte(productListing.leadTime, soonWeeks));
  return row?.total ?? 0;
}

async function rangeOf(
  tx: Tx,
  [category, attribute]: readonly [category: string, attribute: string],
): Promise<{ min: number; max: number } | null> {
  const figure = sql`(${productListing.numbers} ->> ${attribute})::numeric`;
  const [row] = await tx
    .select({ min: sql<string | null>`min(${figure})`, max: sql<string | null>`max(${figure})` })
    .from(productListing)
    .where(
      and(
        eq(productListing.categoryId, category),
        sql`jsonb_typeof(${productListing.numbers} -> ${attribute}) = 'number'`,
      ),
    );
  return row?.min && row.max ? { min: Number(row.min), max: Number(row.max) } : null;
}

export async function findMarketFigures(tx: Tx): Promise<MarketFiguresAnswer> {
  const [traders, readySoon, banks, hooks, widthCm, weftColours] = await Promise.all([
    countMakers(tx),
    countReadySoon(tx),
    countBanks(tx),
    rangeOf(tx, loomFigures.hooks),
    rangeOf(tx, loomFigures.widthCm),
    rangeOf(tx, loomFigures.weftColours),
  ]);
  return { ...traders, readySoon, soonWeeks, banks, looms: { hooks, widthCm, weftColours } };
}
