import { type Locale, locales } from 'shared-kit/contract/languages';
import type { AskedPage } from './asked.ts';
import { pairwise } from './pairwise.ts';

export const widths = [390, 1280] as const;
export const schemes = ['light', 'dark'] as const;

/** How a page is looked at once. */
export type Visit = Readonly<{
  page: AskedPage;
  /** Its path, without language. */
  address: string;
  role: string;
  locale: Locale;
  width: (typeof widths)[number];
  scheme: (typeof schemes)[number];
}>;

/** A page, and for each role that may enter it the addresses that the role has; the first two differ most. */
export type Enterable = Readonly<{ page: AskedPage; addresses: ReadonlyMap<string, readonly string[]> }>;

const addressesPaired = 2;

/**
 * Visits of a page in which any two of role, language, width, colour scheme and address meet. What a role has beyond
 * two addresses comes once more, for the first role that has it.
 */
export function planVisits({ page, addresses }: Enterable): Visit[] {
  const roles = [...addresses.keys()].filter((role) => addresses.get(role)?.length);
  if (roles.length === 0) return [];
  const values = [roles.length, locales.length, widths.length, schemes.length, addressesPaired];
  const rows = pairwise(values).map(([role = 0, locale = 0, width = 0, scheme = 0, address = 0]) => {
    const own = addresses.get(roles[role] ?? '') ?? [];
    return visitOf({ page, role: roles[role] ?? '', address: own[address] ?? own[0] ?? '' }, [
      locale,
      width,
      scheme,
    ]);
  });
  const planned = new Set(rows.map(({ address }) => address));
  const others = roles.flatMap((role) =>
    (addresses.get(role) ?? []).flatMap((address) => {
      if (planned.has(address)) return [];
      planned.add(address);
      return [{ page, role, address }];
    }),
  );
  return [...rows, ...others.map((it, at) => visitOf(it, [at, at >> 1, at >> 2]))];
}

/** Visits that show a page's texts: for one role, in each language and width. */
export function planVisitsOfWords({ page, addresses }: Enterable): Visit[] {
  const [role, own] = [...addresses].find(([, its]) => its.length > 0) ?? [];
  const address = own?.[0];
  if (role === undefined || address === undefined) return [];
  return locales.flatMap((locale) =>
    widths.map((width) => ({ page, role, address, locale, width, scheme: 'light' as const })),
  );
}

function visitOf(
  it: Pick<Visit, 'page' | 'role' | 'address'>,
  [locale, width, scheme]: readonly [number, number, number],
): Visit {
  const nth = <T>(values: readonly T[], at: number) => values[at % values.length] as T;
  return { ...it, locale: nth(locales, locale), width: nth(widths, width), scheme: nth(schemes, scheme) };
}
