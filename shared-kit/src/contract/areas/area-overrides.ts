import { type AreaId, isAreaId } from './area-contract.ts';
import { isOverrideKey } from './override-keys.ts';

/** An area that this browser takes from its own machine instead of the live release, while somebody works on it. */
export type AreaOverride = Readonly<{ area: AreaId; port: number }>;

const host = 'localhost';

/** The area whose override the browser keeps under a key; null for other keys. */
export function areaOfKey(key: string): AreaId | null {
  const area = key.slice(key.indexOf(':') + 1);
  return isOverrideKey(key) && isAreaId(area) ? area : null;
}

export const overrideOrigin = ({ port }: AreaOverride): string => `http://${host}:${port}`;
export const overrideManifest = (override: AreaOverride): string => `${overrideOrigin(override)}/area.json`;

/** Null for every address that isn't a manifest on this machine: nobody else's code is ever run by it. */
export function overrideAt(area: AreaId, manifest: string): AreaOverride | null {
  const port = portOf(new RegExp(`^http://${host}:(\\d+)/area\\.json$`).exec(manifest)?.[1]);
  return port ? { area, port } : null;
}

/** `quotes@4102.shop@4101`; what can't be read is left out. */
export function readOverrides(text: string | undefined): AreaOverride[] {
  const read = (text ?? '').split('.').flatMap((named): AreaOverride[] => {
    const [, area = '', digits] = /^([a-z]+)@(\d+)$/.exec(named) ?? [];
    const port = portOf(digits);
    return isAreaId(area) && port ? [{ area, port }] : [];
  });
  return onePerArea(read);
}

/** The first of each area, in the order of their ids. */
export const onePerArea = (overrides: readonly AreaOverride[]): AreaOverride[] =>
  overrides
    .filter(({ area }, at) => overrides.findIndex((it) => it.area === area) === at)
    .sort((one, other) => (one.area < other.area ? -1 : 1));

export const writeOverrides = (overrides: readonly AreaOverride[]): string =>
  overrides.map(({ area, port }) => `${area}@${port}`).join('.');

export const isAmong = (overrides: readonly AreaOverride[], { area, port }: AreaOverride): boolean =>
  overrides.some((it) => it.area === area && it.port === port);

function portOf(text: string | undefined): number | null {
  const port = /^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : 0;
  return port > 0 && port < 65_536 ? port : null;
}
