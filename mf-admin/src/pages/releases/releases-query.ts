import type { AreaReleases, ReleasesAnswer } from 'shared-kit/contract';
import { queryOptions } from 'shared-kit/query';
import { api } from 'shared-kit/shell';

const everyMs = 15_000;

/** Asked for again and again: teams release whenever they like. */
export const releasesQuery = () =>
  queryOptions({
    queryKey: ['releases'],
    queryFn: ({ signal }) => api.get<ReleasesAnswer>('/api/admin/releases', {}, signal),
    refetchInterval: everyMs,
  });

/** What staff may do to what visitors get of an area. */
export type ReleaseAction = 'release' | 'rollback' | 'promote' | 'abort';

/** One decision, with what was on the screen when it was taken. */
export type Wish = Readonly<{
  action: ReleaseAction;
  area: AreaReleases['area'];
  /** The release that is given, or whose canary ends. */
  version: string;
  seen: string | null;
}>;

/** Whether a release was ever given to everybody, so that giving it again is a way back. */
export const wasLive = ({ events }: AreaReleases, version: string): boolean =>
  events.some(
    (event) =>
      event.previous === version ||
      (event.version === version && event.action !== 'canary' && event.action !== 'abort'),
  );

/** The name that an area has for its team. */
export const nameOf = (area: AreaReleases['area']): string => `mf-${area}`;
