import type { FixedPrice } from 'shared-kit/contract/price-lists';
import type { CompanyKey, SellerKey } from '../companies.ts';

type DemoPriceList = Readonly<{
  maker: SellerKey;
  /** Each has sent the maker a request. */
  companies: readonly CompanyKey[];
  name: string;
  daysAgo: number;
  byCategory: Readonly<Record<string, string>>;
  /** Prices in every country, by the model's name. */
  byModel: Readonly<Record<string, Omit<FixedPrice, 'zone'>>>;
}>;

/** The loom maker's prices for the weaving mill that renews its shed. */
export const demoPriceLists: readonly DemoPriceList[] = [
  {
    maker: 'altinmekik',
    companies: ['karaova'],
    name: 'Weaving mills, Türkiye',
    daysAgo: 30,
    byCategory: { 'warping-sizing': '5' },
    byModel: { 'AM-SP-190': { amount: '2050', currency: 'USD' } },
  },
];
