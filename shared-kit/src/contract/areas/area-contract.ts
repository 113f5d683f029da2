/** An area's id in addresses and messages; `mf-<id>` as folder, `mf_<id>` in federation. */
export type AreaId = string;
/** The syntax of ids. `faultOfAreaId` of the contract's routes says which of them nobody may have. */
export const isAreaId = (text: string): boolean => /^[a-z]{3,20}$/.test(text);

/** The areas that the market is shipped with. Others join a running one by their token. */
export const shippedAreas = ['shop', 'quotes', 'bank', 'manufacturer', 'admin', 'marketing'] as const;

/** The version of the contract between host and areas. The host accepts this one and the one before. */
export const areaContract = 4;
export const acceptsContract = (offered: number, host = areaContract): boolean =>
  offered === host || offered === host - 1;

export const federationName = (area: AreaId): string => `mf_${area}`;
export const exposedModule = './area';
