import Cookies from 'js-cookie';
import {
  type AreaId,
  type AreaOverride,
  areaIds,
  overrideAt,
  overrideKey,
  overrideManifest,
  overrideParameter,
  overridesCookie,
  type PublicConfig,
  readOverrides,
  writeOverrides,
} from 'shared-kit/contract';

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

/** The address asks for overrides by their ports. They are kept, and the address is the page's again. */
function keepAsked(): void {
  const url = new URL(window.location.href);
  const asked = url.searchParams.getAll(overrideParameter).flatMap(readOverrides);
  if (!url.searchParams.has(overrideParameter)) return;
  for (const override of asked) localStorage.setItem(overrideKey(override.area), overrideManifest(override));
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
  { allowOverrides }: Pick<PublicConfig, 'allowOverrides'>,
  reload = () => window.location.reload(),
): readonly AreaOverride[] | null {
  if (!allowOverrides) return [];
  try {
    keepAsked();
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

export function endOverride(area: AreaId, reload = () => window.location.reload()): void {
  localStorage.removeItem(overrideKey(area));
  tellServer(kept());
  reload();
}
