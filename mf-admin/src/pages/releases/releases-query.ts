import {
  type AreaReleases,
  type HeldTrialState,
  isHeldTrialState,
  staffReleases,
} from 'shared-kit/contract/releases';
import { endpointQuery } from 'shared-kit/query';

const everyMs = 15_000;

/** Refetched regularly, since teams release at any time. */
export const releasesQuery = () => ({ ...endpointQuery(staffReleases.list), refetchInterval: everyMs });

/** Actions of staff on an area's live release. */
export type ReleaseAction = 'release' | 'rollback' | 'promote' | 'abort';

/** One area, and how to ask for a decision on it. */
export type AreaProps = { area: AreaReleases; onWish: (action: ReleaseAction, version: string) => void };

/** What the market knows of one release. */
export type KnownTrial = AreaReleases['releases'][number]['trial'];

/** Why the market holds a release back: it was not tried, or its trial found these faults. */
export type Held = Readonly<{ state: HeldTrialState; faults: readonly string[] }>;

/** One decision, with the live release that was on screen. */
export type Wish = Readonly<{
  action: ReleaseAction;
  area: AreaReleases['area'];
  /** The release to make live, or whose canary ends. */
  version: string;
  seen: string | null;
  /** Null if visitors may get the release as it is. */
  held: Held | null;
}>;

export function heldOf({ releases }: AreaReleases, version: string): Held | null {
  const trial = releases.find((it) => it.version === version)?.trial;
  return trial && isHeldTrialState(trial.state) ? { state: trial.state, faults: trial.faults } : null;
}

/** Whether a release was ever live for everybody, so that releasing it again is a rollback. */
export const wasLive = ({ events }: AreaReleases, version: string): boolean =>
  events.some(
    (event) =>
      event.previous === version ||
      (event.version === version && event.action !== 'canary' && event.action !== 'abort'),
  );

/** The area's name as its team knows it. */
export const nameOf = (area: AreaReleases['area']): string => `mf-${area}`;
