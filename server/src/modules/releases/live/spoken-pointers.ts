import { acceptsContract, areaContract } from 'shared-kit/contract';
import type { AreaRelease } from '../built-area.ts';
import type { LivePointer } from './pointers.ts';

/**
 * The releases for visitors of this process: the live ones whose contract its host accepts. While two versions of the
 * market run side by side, the checkout's own area replaces a release of another contract.
 */
export function spokenPointers(
  live: readonly LivePointer[],
  own: readonly AreaRelease[],
  host = areaContract,
): LivePointer[] {
  const isSpoken = ({ contract }: AreaRelease) => acceptsContract(contract, host);
  const spoken = live
    .filter((it) => isSpoken(it.live))
    .map((it) => (it.canary && !isSpoken(it.canary.release) ? { ...it, canary: null } : it));
  const missing = own.filter(({ id }) => !spoken.some((it) => it.live.id === id));
  return [...spoken, ...missing.map((release) => ({ live: release, canary: null }))].sort((one, other) =>
    one.live.id < other.live.id ? -1 : 1,
  );
}
