import { isUuid } from 'shared-kit/contract/endpoints';
import type { Tx } from '../../../platform/db/index.ts';
import { type MailParts, nameOfUser } from '../../accounts/index.ts';
import { record } from '../../audit/index.ts';
import { notify } from '../../notifications/index.ts';
import { type Trial, writeSkip } from './trials.ts';

/** A decision to give a release without a trial, or against what the trial found. */
export type SkipDecision = Readonly<{
  /** The token's name, the admin's id, or the operator. */
  by: string;
  reason: string;
  parts: MailParts;
}>;

/** Lets visitors have a locked release without a passed trial: kept for ever, and mailed to the staff. */
export async function skipTrial(tx: Tx, trial: Trial, { by, reason, parts }: SkipDecision): Promise<void> {
  await writeSkip(tx, trial, { by, reason });
  const name = `mf-${trial.area}`;
  const isRefused = trial.state === 'refused';
  await record(tx, {
    action: isRefused ? 'release.refused-allowed' : 'release.untried-allowed',
    companyId: null,
    by,
    subject: name,
    reason,
    changes: [{ field: 'version', from: null, to: trial.version }],
  });
  await notify(parts, tx, {
    event: isRefused ? 'release-refused-allowed' : 'release-untried-allowed',
    params: {
      area: name,
      version: trial.version,
      person: isUuid(by) ? await nameOfUser(tx, by) : by,
      reason,
    },
    to: { staff: true },
    path: '/admin/releases',
    dedupeKey: `release-allowed:${trial.area}:${trial.version}`,
  });
}
