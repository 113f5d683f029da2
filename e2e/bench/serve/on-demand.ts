import { testSession, testUser } from '../../../server/src/modules/accounts/testing.ts';
import { writeProducts } from '../../../server/src/modules/catalogue/index.ts';
import { indexProducts } from '../../../server/src/modules/catalogue/listing/index-products.ts';
import { shippedTree } from '../../../server/src/modules/catalogue/shipped-tree.ts';
import { aProduct } from '../../../server/src/modules/catalogue/testing.ts';
import type { Database } from '../../../server/src/platform/db/index.ts';
import { fillPriceLists } from '../api/fill-price-lists.ts';
import { fillCompanies } from '../queue/fill-companies.ts';
import { type Comparison, fillComparison } from '../queue/fill-comparison.ts';
import { fillOwnProducts } from '../queue/fill-own-products.ts';
import { fillQueue } from '../queue/fill-queue.ts';
import { fillYears, type Years } from '../queue/fill-years.ts';

/** A new base price of a product, as its maker would set it. */
export type PriceChange = Readonly<{ product: string; usd: number }>;

/** A product's lead time, and whether it is offered at all, as in a maker's import. */
export type StockChange = Readonly<{ leadTimeWeeks: number; isOffered: boolean }>;

/** Commands that the bench sends to a running server. */
export type BenchCommand =
  | Readonly<{ price: PriceChange }>
  | Readonly<{ stock: StockChange }>
  | Readonly<{ buyers: number }>
  | Readonly<{ queue: number }>
  | Readonly<{ companies: number }>
  | Readonly<{ comparison: Comparison }>
  | Readonly<{ makersYears: Years }>
  | Readonly<{ ownProducts: number }>
  | Readonly<{ priceLists: number }>;

/**
 * The result: cookies of the requested buyers, or of one person of the bank, the maker or the staff; the cookie of a
 * comparison's buyer with its quote's id; or the id of the product whose stock changed.
 */
export type CommandResult = Readonly<{ error?: string; told: readonly string[] }>;

const dayMs = 86_400_000;

/** Answers each command once it is committed. */
export function runCommands(db: Database): void {
  process.on('message', (command: BenchCommand) => {
    runCommand(db, command).then(
      (told) => process.send?.({ told } satisfies CommandResult),
      (error: unknown) =>
        process.send?.({ told: [], error: String((error as Error).cause ?? error) } satisfies CommandResult),
    );
  });
}

async function runCommand(db: Database, command: BenchCommand): Promise<string[]> {
  if ('buyers' in command) return newBuyers(db, command.buyers);
  if ('queue' in command) return [await fillQueue(db, command.queue)];
  if ('companies' in command) return [await fillCompanies(db, command.companies)];
  if ('priceLists' in command) return [await fillPriceLists(db, command.priceLists)];
  if ('makersYears' in command) return [await fillYears(db, command.makersYears)];
  if ('ownProducts' in command) return [await fillOwnProducts(db, command.ownProducts)];
  if ('comparison' in command) return fillComparison(db, command.comparison);
  if ('stock' in command) return [await changeStock(db, command.stock)];
  const { product, usd } = command.price;
  const prices = JSON.stringify({ regions: { global: { price: usd, currency: 'USD' } }, countries: {} });
  await db.transaction(async (tx) => {
    // Safe without quoting: the id comes from the market, and the prices are JSON of a number.
    await tx.execute(`update product set price_map = '${prices}' where id = '${product}'`);
    // Update the index as well: the next run keeps this database and would find a wrong order.
    await indexProducts(tx, [product], shippedTree);
  });
  return [];
}

/** Writes the bench's own product as an import does; returns its id. */
async function changeStock(db: Database, { leadTimeWeeks, isOffered }: StockChange): Promise<string> {
  const { rows } = await db.execute<{ seller: string }>(
    'select seller_company_id as seller from product order by id limit 1',
  );
  const product = aProduct({
    handle: 'bench-stock',
    leadTimeWeeks,
    // A kept database must not contain it in the next run.
    status: isOffered ? 'published' : 'archived',
  });
  const [written] = await db.transaction((tx) => writeProducts(tx, rows[0]?.seller ?? '', [product]));
  return written?.row.id ?? '';
}

/** Creates signed-in people with empty carts; returns their cookies. */
export async function newBuyers(db: Database, count: number): Promise<string[]> {
  const cookies: string[] = [];
  await db.transaction(async (tx) => {
    while (cookies.length < count) {
      const { userId } = await testUser(tx);
      cookies.push(await testSession(tx, userId, new Date(Date.now() + dayMs)));
    }
  });
  return cookies;
}
