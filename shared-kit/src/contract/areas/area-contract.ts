/** The areas of the market: an id in addresses and messages, `mf-<id>` as folder, `mf_<id>` in federation. */
export const areaIds = ['shop', 'quotes', 'bank', 'manufacturer', 'admin', 'marketing'] as const;
export type AreaId = (typeof areaIds)[number];

/** The version of the contract between host and areas. The host accepts this one and the one before. */
export const areaContract = 4;
export const acceptsContract = (offered: number, host = areaContract): boolean =>
  offered === host || offered === host - 1;

export const federationName = (area: AreaId): string => `mf_${area}`;
export const exposedModule = './area';
