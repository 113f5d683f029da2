import { type AreaId, areaIds } from './area-contract.ts';

/** An area that this browser takes from its own machine instead of the live release, while somebody works on it. */
export type AreaOverride = Readonly<{ area: AreaId; port: number }>;

const host = 'localhost';

/** Where the override of an area is kept in the browser. Its value is the address of a manifest. */
export const overrideKey = (area: AreaId): string => `area-override:${area}`;
/** Tells the server which origins the documents of this browser may load from. */
export const overridesCookie = 'area_overrides';
/** In an address: asks to begin or move an override, e.g. `?area-override=shop@4101`. */
export const overrideParameter = 'area-override';

export const overrideOrigin = ({ port }: AreaOverride): string => `http://${host}:${port}`;
export const overrideManifest = (override: AreaOverride): string => `${overrideOrigin(override)}/area.json`;

/** Null for every address that isn't a manifest on this machine: nobody else's code is ever run by it. */
export function overrideAt(area: AreaId, manifest: string): AreaOverride | null {
  const port = portOf(new RegExp(`^http://${host}:(\\d+)/area\\.json$`).exec(manifest)?.[1]);
  return port ? { area, port } : null;
}

/** `shop@4101.quotes@4102`; what can't be read is left out. */
export const readOverrides = (text: string | undefined): AreaOverride[] =>
  areaIds.flatMap((area) => {
    const named = (text ?? '').split('.').find((it) => it.startsWith(`${area}@`));
    const port = portOf(named?.slice(area.length + 1));
    return port ? [{ area, port }] : [];
  });

export const writeOverrides = (overrides: readonly AreaOverride[]): string =>
  overrides.map(({ area, port }) => `${area}@${port}`).join('.');

export const isAmong = (overrides: readonly AreaOverride[], { area, port }: AreaOverride): boolean =>
  overrides.some((it) => it.area === area && it.port === port);

function portOf(text: string | undefined): number | null {
  const port = /^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : 0;
  return port > 0 && port < 65_536 ? port : null;
}
