import type { Problem } from 'shared-kit/contract/errors';
import { type NameFault, nameFaults } from 'shared-kit/contract/names';
import { isOneOf } from 'shared-kit/contract/tables';
import type { ListEntries } from './list-entries.ts';

/** What the server found wrong with a field, by its path. */
export type ServerFault = Readonly<{ path: string; reason: 'duplicate' | 'unknown' | 'other' | NameFault }>;

const known = ['duplicate', 'unknown', ...nameFaults] as const;

/** The server names rows by their place: `entries.2.productId`. Fields are named by what a row is about. */
export function serverFaults(errors: NonNullable<Problem['errors']>, sent: ListEntries): ServerFault[] {
  return errors.map(({ name, reason }) => ({
    path: pathOf(name, sent),
    reason: isOneOf(known, reason) ? reason : 'other',
  }));
}

function pathOf(name: string, { companies, categories, products }: ListEntries): string {
  const [group, place, part, at] = name.split('.');
  const number = Number(place);
  if (group === 'companies') return `company.${companies[number]?.id}`;
  if (group !== 'entries') return name;
  const category = categories[number];
  if (category) return `category.${category.categoryId}`;
  const product = products[number - categories.length];
  return `product.${product?.key}.${part === 'prices' ? `prices.${at ?? 0}` : 'variantId'}`;
}

/** A fault holds until its field or row is changed. */
export const stillHolds = ({ path }: ServerFault, sent: ListEntries, now: ListEntries): boolean =>
  partOf(path, sent) === partOf(path, now);

const plain = ['name', 'validFrom', 'validUntil'] as const;

function partOf(path: string, entries: ListEntries): unknown {
  const [group = '', id] = path.split('.');
  if (group === 'company') return entries.companies.find((it) => it.id === id);
  if (group === 'category') return entries.categories.find((it) => it.categoryId === id);
  if (group === 'product') return entries.products.find((it) => it.key === id);
  return isOneOf(plain, group) ? entries[group] : undefined;
}
