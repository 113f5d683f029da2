import Cookies from 'js-cookie';
import {
  type AreaId,
  type AreaOverride,
  areaIds,
  isAmong,
  overrideAt,
  overrideKey,
  overrideManifest,
  overrideParameter,
  overridesCookie,
  type PublicConfig,
  readOverrides,
  writeOverrides,
} from 'shared-kit/contract';
import { tabOverrides } from './overridden-registry.ts';

type Config = Pick<PublicConfig, 'allowOverrides' | 'announcedOverrides'>;

/** What this browser keeps, as far as it leads to a manifest of its own machine. */
function kept(): AreaOverride[] {
  return areaIds.flatMap((area) => {
    const manifest = localStorage.getItem(overrideKey(area));
    if (manifest === null) return [];
    const override = overrideAt(area, manifest);
    if (!override) console.warn(`Area ${area} may not come from ${manifest}: only from this machine.`);
    return override ?? [];
  });
}

/**
 * Keeps what the address asks for as far as this browser or the market knows it. Anybody can write a link, so the rest
 * waits in the address for its reader's click, and is answered.
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

/** The address is the page's again. */
function clearAddress(): void {
  const url = new URL(window.location.href);
  url.searchParams.delete(overrideParameter);
  window.history.replaceState(window.history.state, '', url);
}

/** Tells the server, which opens the next document to them. Answers whether it knew. */
function tellServer(overrides: readonly AreaOverride[]): boolean {
  const told = writeOverrides(overrides);
  if ((Cookies.get(overridesCookie) ?? '') === told) return true;
  if (told) Cookies.set(overridesCookie, told, { sameSite: 'lax' });
  else Cookies.remove(overridesCookie);
  return false;
}

/**
 * The areas that come from this machine. Null: the document is on its way once more, since this one was written
 * for others.
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
    // Without cookies every document is written for nobody.
    if (!tellServer(overrides)) return [];
  } catch {
    return [];
  }
  reload();
  return null;
}

/** The reader of a link agreed to what it asks for. */
export function agreeToOverride(override: AreaOverride, reload = () => window.location.reload()): void {
  keep(override);
  tellServer(kept());
  settle(override);
  reload();
}

export const refuseOverride = (override: AreaOverride): void => settle(override);

/** Requests that nobody has answered yet stay in the address. */
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
