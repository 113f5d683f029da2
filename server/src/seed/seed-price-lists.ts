import type { PriceListEntry } from 'shared-kit/contract/price-lists';
import { globalRegion } from 'shared-kit/contract/regions';
import { saveList } from '../modules/price-lists/index.ts';
import { newId, type Tx } from '../platform/db/index.ts';
import { demoAccounts } from './demo/accounts.ts';
import { demoPriceLists } from './demo/trade/demo-price-lists.ts';

type Ids = ReadonlyMap<string, string>;
/** Products by their maker and model. */
type Seeding = Readonly<{ tx: Tx; companies: Ids; products: Ids; now: Date }>;

const dayMs = 86_400_000;

/** Makers' prices for single buyers, written by the same rules as in the market. */
export async function seedPriceLists({ tx, companies: ids, products, now }: Seeding): Promise<void> {
  for (const { maker, companies, name, daysAgo, byCategory, byModel } of demoPriceLists) {
    const at = new Date(now.getTime() - daysAgo * dayMs);
    const savedByName = demoAccounts.find((it) => it.company === maker)?.name ?? '';
    const saving = { makerId: ids.get(maker) ?? '', id: newId(), savedByName, now: at };
    await saveList(tx, saving, {
      revision: 0,
      name,
      validFrom: at.toISOString().slice(0, 10),
      validUntil: null,
      companies: companies.map((key) => ids.get(key) ?? ''),
      entries: [
        ...Object.entries(byCategory).map(
          ([categoryId, percentOff]): PriceListEntry => ({ kind: 'category', categoryId, percentOff }),
        ),
        ...Object.entries(byModel).map(
          ([model, price]): PriceListEntry => ({
            kind: 'product',
            productId: products.get(`${maker} ${model}`) ?? '',
            variantId: null,
            prices: [{ zone: globalRegion, ...price }],
          }),
        ),
      ],
    });
  }
}
