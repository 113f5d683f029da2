import { isHeldTrialState, type ReleaseOffer, type ReleaseTrialState } from 'shared-kit/contract/releases';
import type { BuiltArea } from '../built-area.ts';
import { type Host, isShowable } from './host.ts';

type Kept = Pick<BuiltArea, 'version' | 'contract' | 'uses' | 'asks'> &
  Readonly<{
    /** Its files are gone. */
    isGone: boolean;
    state: ReleaseTrialState;
  }>;

type Facts = Readonly<{
  /** The versions that visitors get now: the live one and the canary. */
  running: readonly string[];
  /** The versions that were ever live for everybody, the last one first. */
  lives: readonly string[];
  /** The hosts that have to show what visitors get. */
  hosts: readonly Host[];
}>;

/** What giving this release to everybody would be: null if they can't get it, or some get it already. */
export function offerOf(release: Kept, { running, lives, hosts }: Facts): ReleaseOffer | null {
  if (release.isGone || running.includes(release.version) || !isShowable(release, hosts)) return null;
  return lives.includes(release.version) ? 'rollback' : 'release';
}

/** The version to go back to: the last one that was live and that nothing keeps from being live again. */
export function wayBack(releases: readonly Kept[], facts: Facts): string | null {
  const isOpen = ({ state, ...release }: Kept) =>
    !isHeldTrialState(state) && offerOf({ ...release, state }, facts) === 'rollback';
  const open = new Set(releases.filter(isOpen).map(({ version }) => version));
  return facts.lives.find((version) => open.has(version)) ?? null;
}
