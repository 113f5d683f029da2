import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/index.ts';
import type { Filter } from './filters.ts';
import { cheapestTerms, cost, type Sizes } from './term-choice.ts';

/** Size of the sample of a category's newest products, which estimates how many its filters match. */
const sampled = 300;
/** Filters that fit the bits of a number; further ones count as matching everything. */
const mostBits = 30;

/** Number of sampled products by the set of filters they match, as a bit mask. */
type Sample = ReadonlyMap<number, number>;

async function takeSample(tx: Tx, category: Filter, filters: readonly Filter[]): Promise<Sample> {
  const bits = filters.map(
    ({ condition }, at) => sql`case when ${condition} then ${sql.raw(`${1 << at}`)} else 0 end`,
  );
  const { rows } = await tx.execute<{ mask: number; count: number }>(sql`
    select ${sql.join(bits, sql` | `)} as mask, count(*)::int as count from (
      select * from product_listing l where ${category.condition}
      order by l.published_at desc, l.product_id desc limit ${sampled}
    ) l group by 1`);
  return new Map(rows.map(({ mask, count }) => [mask, count]));
}

/**
 * Chooses between reading one category until enough are found and the index of terms. The planner knows neither
 * numeric attributes nor correlations, so a few products are sampled.
 */
export async function cheapestInCategory(
  tx: Tx,
  {
    category,
    filters,
    sizes,
    limit,
  }: { category: Filter; filters: readonly Filter[]; sizes: Sizes; limit: number },
): Promise<Readonly<{ source: 'category' | 'terms'; asked: readonly Filter[] }>> {
  const others = filters.filter((it) => it !== category).slice(0, mostBits);
  if (others.length === 0) return { source: 'category', asked: filters };
  const sample = await takeSample(tx, category, others);
  const size = sizes.get(category) ?? 0;
  const looked = [...sample.values()].reduce((sum, count) => sum + count, 0);
  const found = (some: readonly Filter[]) => {
    const wanted = others.reduce((mask, it, at) => (some.includes(it) ? mask | (1 << at) : mask), 0);
    const matched = [...sample].reduce(
      (sum, [mask, count]) => ((mask & wanted) === wanted ? sum + count : sum),
      0,
    );
    // A smoothed estimate: even if none of the sample matched, some of the rest may.
    return (size * (matched + 0.5)) / (looked + 0.5);
  };
  // Without the category the index also finds products of others: at most as many more as the rarest filter has.
  const everywhere = (asked: readonly Filter[]) =>
    asked.includes(category)
      ? found(asked)
      : found(asked) * Math.min(...asked.map((it) => Math.max(1, (sizes.get(it) ?? 0) / found([it]))));
  const untilEnough = Math.min(1, limit / found(others));
  const terms = cheapestTerms(sizes, (asked) => everywhere(asked) * untilEnough);
  const along = size * untilEnough * (cost.along + cost.compared * others.length);
  return { source: along < terms.spent ? 'category' : 'terms', asked: terms.asked };
}
