import type { AreaId } from 'shared-kit/contract/areas';
import type { AreaRelease } from '../built-area.ts';
import { canShow, type Host } from './host.ts';
import type { LivePointer } from './pointers.ts';

type Shown = Readonly<{
  live: readonly LivePointer[];
  /** The areas of the process's own checkout. */
  own: readonly AreaRelease[];
  host: Host;
  /** Areas that may be unavailable. */
  allowed?: readonly AreaId[];
}>;

/**
 * The releases for visitors of this process: the live ones that its host can show. While two versions of the market run
 * side by side, the checkout's own area replaces a release that it can't show, unless that may be unavailable.
 */
export function shownPointers({ live, own, host, allowed = [] }: Shown): LivePointer[] {
  const shown = live.map(withRoutes(own)).flatMap((it): LivePointer[] => {
    if (canShow(host, it.live)) {
      return [it.canary && !canShow(host, it.canary.release) ? { ...it, canary: null } : it];
    }
    return allowed.includes(it.live.id) ? [{ live: unavailable(it.live), canary: null }] : [];
  });
  const missing = own.filter(({ id }) => !shown.some((it) => it.live.id === id));
  return [...shown, ...missing.map((release) => ({ live: release, canary: null }))].sort((one, other) =>
    one.live.id < other.live.id ? -1 : 1,
  );
}

/** Releases from before areas declared their routes have those of the checkout, with its words. */
const withRoutes = (own: readonly AreaRelease[]) => {
  const declaring = (release: AreaRelease): AreaRelease => {
    const routes = release.routes ?? own.find(({ id }) => id === release.id)?.routes;
    return routes ? { ...release, routes } : release;
  };
  return ({ live, canary }: LivePointer): LivePointer => ({
    live: declaring(live),
    canary: canary && { ...canary, release: declaring(canary.release) },
  });
};

/** Its pages keep their addresses and say that they are unavailable; none is made as HTML. */
const unavailable = (release: AreaRelease): AreaRelease => ({ ...release, html: null, isUnavailable: true });
