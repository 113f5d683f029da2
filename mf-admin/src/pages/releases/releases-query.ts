import {
  type AreaReleases,
  type HeldTrialState,
  isHeldTrialState,
  type KeptToken,
  type ReleaseOffer,
  type StaffAreaReleases,
  staffReleases,
} from 'shared-kit/contract/releases';
import { endpointQuery } from 'shared-kit/query';

const everyMs = 15_000;

/** Refetched regularly, since teams release at any time. */
export const releasesQuery = () => ({ ...endpointQuery(staffReleases.list), refetchInterval: everyMs });

/** Actions of staff on an area's live release. */
export type ReleaseAction = ReleaseOffer | 'promote' | 'abort';

/** One area, and how to ask for a decision on a release or a token of it. */
export type AreaProps = {
  area: StaffAreaReleases;
  onWish: (action: ReleaseAction, version: string) => void;
  onRevoke: (token: KeptToken) => void;
};

/** What the market knows of one release. */
export type KnownTrial = AreaReleases['releases'][number]['trial'];

/** Why the market holds a release back: it was not tried, or its trial found these faults. */
export type Held = Readonly<{ state: HeldTrialState; faults: readonly string[] }>;

/** One decision, with the live release that was on screen. */
export type ReleaseWish = Readonly<{
  action: ReleaseAction;
  area: AreaReleases['area'];
  /** The release to make live, or whose canary ends. */
  version: string;
  seen: string | null;
  /** Null if visitors may get the release as it is. */
  held: Held | null;
}>;

/** The wish that a token releases nothing any more. */
export type Revocation = Readonly<{ action: 'revoke'; area: AreaReleases['area']; id: string; name: string }>;
export type Wish = ReleaseWish | Revocation;

export function heldOf({ releases }: AreaReleases, version: string): Held | null {
  const trial = releases.find((it) => it.version === version)?.trial;
  return trial && isHeldTrialState(trial.state) ? { state: trial.state, faults: trial.faults } : null;
}

/** The area's name as its team knows it. */
export const nameOf = (area: AreaReleases['area']): string => `mf-${area}`;
