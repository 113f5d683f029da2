import type { LoadedPart, PartLoader } from 'shared-kit/shell';
import { throughOutages } from '../offline/through-outages.ts';

/** Loads a part of the page that is on show. Few parts ever fail, so what mends one loads later. */
export const loadPart: PartLoader = <Props>(
  load: () => Promise<LoadedPart<Props>>,
  renew: (() => void) | null,
) =>
  throughOutages(load).catch(async (cause: unknown) => {
    const later = await import(/* webpackChunkName: "later" */ '../boot/later.ts').catch(() => null);
    if (!later) throw cause;
    return later.mendPart(cause, load, renew);
  });
