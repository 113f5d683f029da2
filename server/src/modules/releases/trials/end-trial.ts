import type { ReleaseTrialState } from 'shared-kit/contract/releases';
import type { Tx } from '../../../platform/db/index.ts';
import type { MailParts } from '../../accounts/index.ts';
import { notify } from '../../notifications/index.ts';
import { lockPointer, takeBack } from '../live/move-pointer.ts';
import { lockTrial } from '../verdict/trials.ts';
import type { Release } from './queue-trial.ts';

/**
 * Keeps how a trial ended. If visitors have the release already, because its changed pages had passed, and the rest has
 * not, they get the one before again and the staff a mail. Returns the state that holds.
 */
export const endTrial = (
  parts: MailParts,
  release: Release,
  keep: (tx: Tx) => Promise<ReleaseTrialState>,
): Promise<ReleaseTrialState> =>
  parts.db.transaction(async (tx) => {
    // Moves of the pointer lock it first and the trial second, so this does too.
    const pointer = await lockPointer(tx, release.area);
    const { state: before } = await lockTrial(tx, release);
    const state = await keep(tx);
    if (before !== 'changes-tried' || state === 'tried') return state;
    const { faults } = await lockTrial(tx, release);
    const reason = faults?.[0] ?? '';
    const instead = await takeBack(tx, pointer, { ...release, reason });
    if (instead !== undefined) await tellStaff(parts, tx, { ...release, reason, instead });
    return state;
  });

type TakenBack = Release & Readonly<{ reason: string; instead: string | null }>;

function tellStaff(parts: MailParts, tx: Tx, { area, version, reason, instead }: TakenBack): Promise<void> {
  const params = { area: `mf-${area}`, version, reason };
  const notice = {
    to: { staff: true } as const,
    path: '/admin/releases',
    dedupeKey: `release-taken-back:${area}:${version}`,
  };
  return instead === null
    ? notify(parts, tx, { event: 'release-not-taken-back', params, ...notice })
    : notify(parts, tx, { event: 'release-taken-back', params: { ...params, instead }, ...notice });
}
