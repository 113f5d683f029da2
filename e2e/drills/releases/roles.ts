import type { AreaId } from 'shared-kit/contract/areas';
import type { Account } from '../../fixtures/accounts.ts';

/** A page, and the message of its area that is its heading. */
export type ShownPage = Readonly<{ path: string; area: AreaId; key: string }>;

/** Somebody with an open tab: the pages between which they walk, and where they type. */
export type Role = Readonly<{
  name: string;
  /** Null for a visitor. */
  account: Account | null;
  pages: readonly [ShownPage, ShownPage];
  types: Readonly<{ path: string; field: string }>;
  /** Has the menu in which the area that joins puts its entry. */
  seesNewArea?: boolean;
}>;

export const newArea = 'logistics';
/** The new area's one page. */
export const newPage: ShownPage = { path: `/${newArea}`, area: newArea, key: 'start.title' };

const home: ShownPage = { path: '/', area: 'marketing', key: 'home.title' };
const shop: ShownPage = { path: '/shop', area: 'shop', key: 'shop.all' };
const inProfile = { path: '/profile', field: 'main input[name=name]' };

export const roles: readonly Role[] = [
  {
    name: 'a visitor',
    account: null,
    pages: [home, shop],
    types: { path: '/contact-us', field: 'main textarea[name=message]' },
  },
  { name: 'a person without a company', account: 'plain', pages: [shop, home], types: inProfile },
  {
    name: 'a buyer',
    account: 'retailer',
    pages: [
      { path: '/quotes', area: 'quotes', key: 'quotes.title' },
      { path: '/cart', area: 'shop', key: 'cart.title' },
    ],
    types: { path: '/cart', field: 'main textarea' },
  },
  {
    name: 'a maker',
    account: 'machines',
    pages: [
      { path: '/manufacturer/requests', area: 'manufacturer', key: 'requests.title' },
      { path: '/manufacturer/products', area: 'manufacturer', key: 'products.title' },
    ],
    types: { path: '/manufacturer/offer-templates', field: 'main textarea' },
    seesNewArea: true,
  },
  {
    name: 'a service provider',
    account: 'provider',
    pages: [{ path: '/documents', area: 'manufacturer', key: 'documents.title' }, shop],
    types: inProfile,
  },
  {
    name: 'a bank',
    account: 'bank',
    pages: [
      { path: '/bank/quotes', area: 'bank', key: 'requests.title' },
      { path: '/bank/rates', area: 'bank', key: 'rates.title' },
    ],
    types: inProfile,
    seesNewArea: true,
  },
  {
    name: 'staff',
    account: 'admin',
    pages: [
      { path: '/admin/verify', area: 'admin', key: 'verify.title' },
      { path: '/admin/audit', area: 'admin', key: 'audit.title' },
    ],
    types: inProfile,
  },
];
