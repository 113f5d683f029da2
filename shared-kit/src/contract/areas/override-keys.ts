import type { AreaId } from './area-contract.ts';

/** Every tab asks for these first, so they stand apart from what reads an override. */
const start = 'area-override:';
/** Where the override of an area is kept in the browser. Its value is the address of a manifest. */
export const overrideKey = (area: AreaId): string => start + area;
export const isOverrideKey = (key: string): boolean => key.startsWith(start);
/** Tells the server which origins the documents of this browser may load from. */
export const overridesCookie = 'area_overrides';
/** In an address: asks to begin or move an override, e.g. `?area-override=shop@4101`. */
export const overrideParameter = 'area-override';
