import { type AreaId, areaIds } from 'shared-kit/contract/areas';
import { AppError } from '../../platform/http/index.ts';

/** Names an unknown area in the error: a team may release one that is newer than this market. */
export function knownArea(named: string): AreaId {
  const area = areaIds.find((id) => id === named);
  if (area) return area;
  throw new AppError('release.area-unknown', {
    detail: `This market has no area ${named}; it has ${areaIds.join(', ')}.`,
  });
}
