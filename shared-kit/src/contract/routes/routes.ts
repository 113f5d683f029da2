import type { AreaId } from '../areas/area-contract.ts';
import type { DeclaredRoute, Layout } from '../areas/declared-route.ts';

export type RouteEntry = Readonly<{
  /** The access rules read names; commercial pages carry `commercial` in theirs. */
  name: string;
  /** Without locale prefix. A trailing `/*` leaves the sub-pages to the owner. The access rules read this text. */
  path: string;
  /** The address that the configuration gives it instead of `path`. */
  at?: string;
  /** The canonical address of a page that has two. */
  mainAddress?: string;
  owner: AreaId | 'host';
  layout: Layout;
  /** The kind of each parameter, of `parameterKinds`. Others may be anything without a `%`. */
  params?: Readonly<Record<string, string>> | undefined;
  /** The only colour mode that its pages work in; document, skeleton and page wear it, whatever the visitor prefers. */
  colourMode?: 'light' | 'dark' | undefined;
  /** What its pages show, for search engines: a list of the products in the page's answer of `/api/products`. */
  shows?: 'products' | undefined;
  /** Names of extra access rules; an unknown name is a fatal error. */
  access?: readonly string[] | undefined;
  /** The words of a declared route by language; the host has its own among its messages. */
  words?: Pick<DeclaredRoute, 'title' | 'description'>;
}>;

const page = (
  name: string,
  path: string,
  owner: RouteEntry['owner'],
  more: Partial<RouteEntry> = {},
): RouteEntry => ({
  name,
  path,
  owner,
  layout: 'default',
  ...more,
});
const commercial = (slug: string) => page(`commercial-${slug}`, `/${slug}`, 'marketing');
const workspace = { layout: 'workspace' } as const;
const hasUuid = { params: { id: 'uuid' } } as const;

/**
 * The host's addresses, and those that the specification gives to areas. An area's release declares its own; these stand
 * in where it doesn't: for releases from before that, and for areas that the registry doesn't tell of. A token of an area
 * needs no further grant for them. Each also exists in the other languages.
 */
export const routeTable: readonly RouteEntry[] = [
  page('home', '/', 'marketing'),
  ...['about-us', 'contact-us', 'retailer', 'financing', 'textile-manufacturer'].map(commercial),
  ...['machinery-manufacturer', 'terms-of-use', 'privacy-policy'].map(commercial),
  page('shop', '/shop', 'shop', { shows: 'products' }),
  page('product', '/shop/:id', 'shop', hasUuid),
  page('cart', '/cart', 'shop'),
  page('product-comparison', '/product-comparison', 'shop'),
  page('quotes', '/quotes', 'quotes'),
  page('quote', '/quote/:id', 'quotes', hasUuid),
  page('bank-quotes', '/bank/quotes', 'bank', workspace),
  page('bank-quote', '/bank/quotes/:id', 'bank', { ...workspace, ...hasUuid }),
  page('bank-rates', '/bank/rates', 'bank', workspace),
  page('bank-policy', '/bank/policy', 'bank', workspace),
  page('manufacturer', '/manufacturer/*', 'manufacturer', workspace),
  page('documents', '/documents', 'manufacturer', workspace),
  page('documents-check', '/documents/check', 'manufacturer', workspace),
  page('signed-provider', '/signed-provider', 'manufacturer', workspace),
  page('signed-manufacturer', '/signed-manufacturer', 'manufacturer', workspace),
  page('admin-verify', '/admin/*', 'admin', workspace),
  page('login', '/login', 'host', { layout: 'none' }),
  page('login-token', '/login/:token', 'host', { layout: 'sign-up' }),
  page('logout', '/logout', 'host'),
  page('register', '/register', 'host', { layout: 'none' }),
  page('forgot-password', '/forgot-password', 'host', { layout: 'sign-up' }),
  page('reset-password', '/reset-password/:token', 'host', { layout: 'sign-up' }),
  page('profile', '/profile', 'host', workspace),
  page('federation', '/__federation', 'host', { access: ['operator'] }),
];

/** What the specification gives to an area, or to the host. */
export const specifiedRoutes = (owner: RouteEntry['owner']): readonly RouteEntry[] =>
  routeTable.filter((entry) => entry.owner === owner);
