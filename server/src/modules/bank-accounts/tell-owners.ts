import type { NoticeParams, NotificationEvent } from 'shared-kit/contract/notifications';
import type { Tx } from '../../platform/db/index.ts';
import { findMailable, type MailParts } from '../accounts/index.ts';
import { notify } from '../notifications/index.ts';
import type { BankAccountRow } from './schema.ts';

type Event = Extract<NotificationEvent, `bank-account-${string}`>;

export const nameOf = async (tx: Tx, userId: string): Promise<string> =>
  (await findMailable(tx, { id: userId }))?.name ?? '';

/** Warns owners and approvers, whoever made the change: it may have been a stranger in their account. */
export const tellOwners = <Name extends Event>(
  parts: MailParts,
  tx: Tx,
  { id, companyId }: Pick<BankAccountRow, 'id' | 'companyId'>,
  { event, params }: Readonly<{ event: Name; params: NoticeParams<Name> }>,
): Promise<void> =>
  notify(parts, tx, {
    event,
    params,
    to: { companyId, roles: ['owner', 'approver'] },
    path: '/profile?section=company',
    dedupeKey: `${event}:${id}`,
  });
