import type { AreaId } from 'shared-kit/contract/areas';

/** Every class of an area's build begins with this; no class of the host does. */
export const classPrefix = (area: AreaId): string => `${area}_`;

/** The build gives modules' animations the class prefix; custom properties and layers are written with a hyphen. */
export const isOwnName = (area: AreaId, name: string): boolean => new RegExp(`^(--)?${area}[_-]`).test(name);

/** Parts of the kit that an area's build brings along have properties of their own. */
export const isOwnProperty = (area: AreaId, name: string): boolean =>
  name.startsWith('--kit-') || (name.startsWith('--') && isOwnName(area, name));
