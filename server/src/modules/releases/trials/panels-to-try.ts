import { isSlot, slots } from 'shared-kit/contract/slots';
import { type AreaRelease, type BuiltArea, pagesToTry } from '../built-area.ts';

type PagesOf = Pick<BuiltArea, 'id' | 'routes' | 'pages'>;
/** A slot that a release fills, and the page on which it stands. */
export type PanelToTry = Readonly<{ slot: string; page: ReturnType<typeof pagesToTry>[number] }>;

/** The panels of a release, on pages of its own and of the other areas' live releases. */
export function panelsToTry(
  { slots: filled = [], ...release }: PagesOf & Pick<AreaRelease, 'slots'>,
  live: readonly PagesOf[],
): PanelToTry[] {
  return filled.flatMap(({ name: slot }) => {
    if (!isSlot(slot)) return [];
    const { owner, pattern } = slots[slot];
    const holder = owner === release.id ? release : live.find(({ id }) => id === owner);
    const page = holder && pagesToTry(holder).find((it) => it.pattern === pattern);
    return page ? [{ slot, page }] : [];
  });
}
