import Cookies from 'js-cookie';
import {
  type AreaId,
  type AreaOverride,
  areaOfKey,
  isAmong,
  onePerArea,
  overrideAt,
  overrideKey,
  overrideManifest,
  overrideParameter,
  overridesCookie,
  readOverrides,
  writeOverrides,
} from 'shared-kit/contract/areas';
import type { PublicConfig } from 'shared-kit/contract/market';
import { tabOverrides } from './overridden-registry.ts';

type Config = Pick<PublicConfig, 'allowOverrides' | 'announcedOverrides'>;

/** Overrides stored in this browser, if they point to a manifest on its own machine. */
function kept(): AreaOverride[] {
  const overrides = Object.keys(localStorage).flatMap((key) => {
    const area = areaOfKey(key);
    const manifest = localStorage.getItem(key);
    if (area === null || manifest === null) return [];
    const override = overrideAt(area, manifest);
    if (!override) console.warn(`Area ${area} may not come from ${manifest}: only from this machine.`);
    return override ?? [];
  });
  return onePerArea(overrides);
}

/**
 * Stores overrides from the address that this browser or the market already knows. Anybody can write a link, so others
 * wait for the reader's consent and are returned.
 */
function keepKnown({ announcedOverrides }: Config): AreaOverride[] {
  const { searchParams } = new URL(window.location.href);
  if (!searchParams.has(overrideParameter)) return [];
  const known = [...kept(), ...readOverrides(announcedOverrides)];
  const asked = searchParams.getAll(overrideParameter).flatMap(readOverrides);
  for (const override of asked.filter((it) => isAmong(known, it))) keep(override);
  const unknown = asked.filter((it) => !isAmong(known, it));
  if (unknown.length === 0) clearAddress();
  return unknown;
}

const keep = (override: AreaOverride): void =>
  localStorage.setItem(overrideKey(override.area), overrideManifest(override));

/** Removes the parameter from the address. */
function clearAddress(): void {
  const url = new URL(window.location.href);
  url.searchParams.delete(overrideParameter);
  window.history.replaceState(window.history.state, '', url);
}

/** Tells the server by cookie, so that the next document allows these origins. Returns whether it already knew. */
function tellServer(overrides: readonly AreaOverride[]): boolean {
  const told = writeOverrides(overrides);
  if ((Cookies.get(overridesCookie) ?? '') === told) return true;
  if (told) Cookies.set(overridesCookie, told, { sameSite: 'lax' });
  else Cookies.remove(overridesCookie);
  return false;
}

/**
 * The areas that come from this machine. Null: the document is being loaded again, since this one was made for
 * other overrides.
 */
export function takeOverrides(
  config: Config,
  reload = () => window.location.reload(),
): readonly AreaOverride[] | null {
  if (!config.allowOverrides) return [];
  try {
    tabOverrides.setState({ asked: keepKnown(config) });
    const overrides = kept();
    if (tellServer(overrides)) return overrides;
    // Without cookies the server can't know of overrides.
    if (!tellServer(overrides)) return [];
  } catch {
    return [];
  }
  reload();
  return null;
}

/** Called when the reader agreed to the override in a link. */
export function agreeToOverride(override: AreaOverride, reload = () => window.location.reload()): void {
  keep(override);
  tellServer(kept());
  settle(override);
  reload();
}

export const refuseOverride = (override: AreaOverride): void => settle(override);

/** Removes an answered request from the address; the others stay there. */
function settle({ area }: AreaOverride): void {
  const asked = tabOverrides.getState().asked.filter((it) => it.area !== area);
  tabOverrides.setState({ asked });
  clearAddress();
  if (asked.length === 0) return;
  const url = new URL(window.location.href);
  url.searchParams.set(overrideParameter, writeOverrides(asked));
  window.history.replaceState(window.history.state, '', url);
}

export function endOverride(area: AreaId, reload = () => window.location.reload()): void {
  localStorage.removeItem(overrideKey(area));
  tellServer(kept());
  reload();
}
