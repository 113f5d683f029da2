import type { Registry } from 'shared-kit/contract/areas';
import {
  isReaderOf,
  type MenuEntry,
  type MenuGroup,
  type MenuReader,
  menuGroups,
} from 'shared-kit/contract/menu';
import { routeTable } from 'shared-kit/contract/routes';
import type { SessionUser } from 'shared-kit/contract/session';

type Reader = Pick<SessionUser, 'isManufacturer' | 'isBank' | 'isAdmin'>;
export type ShownEntry = Omit<MenuEntry, 'label' | 'readers'> &
  Readonly<{ words: string; readers: readonly MenuReader[] }>;
export type ShownGroup = Readonly<{ group: MenuGroup; entries: readonly ShownEntry[] }>;

type Asked = Readonly<{ registry: Registry; user: Reader; locale: string; own: readonly ShownEntry[] }>;

/** Somebody's menu: what the live areas declare for them, then the host's `own`, by group. */
export function menuFor({ registry, user, locale, own }: Asked): ShownGroup[] {
  const ofAreas = registry.areas
    .toSorted((one, other) => placeOf(one.id) - placeOf(other.id))
    .flatMap(({ menu = [] }) => menu)
    .map(({ label, ...entry }) => ({ ...entry, words: label[locale] ?? entry.pattern }));
  const entries = [...ofAreas, ...own].filter(({ readers }) => isReaderOf(readers, user));
  return menuGroups
    .map((group) => ({ group, entries: entries.filter((entry) => entry.group === group) }))
    .filter((it) => it.entries.length > 0);
}

/** The areas of the specification come first, in its order. */
function placeOf(area: string): number {
  const at = routeTable.findIndex(({ owner }) => owner === area);
  return at < 0 ? routeTable.length : at;
}

/** The entry that a page belongs to: the longest that its path begins with. */
export function entryAt(groups: readonly ShownGroup[], path: string): ShownEntry | undefined {
  return groups
    .flatMap(({ entries }) => entries)
    .filter(({ pattern }) => path === pattern || path.startsWith(`${pattern}/`))
    .sort((one, other) => other.pattern.length - one.pattern.length)[0];
}
