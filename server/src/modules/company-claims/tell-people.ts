import type { Tx } from '../../platform/db/index.ts';
import { type MailParts, nameOfUser } from '../accounts/index.ts';
import { findCompany } from '../companies/index.ts';
import { notify } from '../notifications/index.ts';
import type { ClaimRow } from './schema.ts';

type About = Pick<ClaimRow, 'id' | 'companyId' | 'userId'>;

const members = '/profile?section=members';

/** Asks the owners, and tells the staff that a decision of theirs is awaited. */
export async function tellOpened(parts: MailParts, tx: Tx, { id, companyId, userId }: About): Promise<void> {
  const company = await findCompany(tx, companyId);
  if (!company) return;
  const person = await nameOfUser(tx, userId);
  await notify(parts, tx, {
    event: 'claim-received',
    params: { person, company: company.brandName },
    to: { companyId, roles: ['owner'] },
    path: members,
    dedupeKey: `claim-received:${id}`,
  });
  await notify(parts, tx, {
    event: 'claim-to-decide',
    params: { person, company: company.legalName },
    to: { staff: true },
    path: '/admin/claims',
    dedupeKey: `claim-to-decide:${id}`,
  });
}

export async function tellGranted(
  parts: MailParts,
  tx: Tx,
  { id, companyId, userId }: About,
  { company, reason }: Readonly<{ company: string; reason: string }>,
): Promise<void> {
  await notify(parts, tx, {
    event: 'claim-granted',
    params: { company, reason },
    to: { userIds: [userId] },
    path: '/profile?section=company',
    dedupeKey: `claim-granted:${id}`,
  });
  await notify(parts, tx, {
    event: 'claim-joined',
    params: { person: await nameOfUser(tx, userId), company },
    to: { companyId, roles: ['owner'] },
    except: userId,
    path: members,
    dedupeKey: `claim-joined:${id}`,
  });
}

/** Names no company: the claimant may not learn whose number it is. */
export const tellRefused = (parts: MailParts, tx: Tx, { id, userId }: About, reason: string): Promise<void> =>
  notify(parts, tx, {
    event: 'claim-refused',
    params: { reason },
    to: { userIds: [userId] },
    path: '/profile?section=company',
    dedupeKey: `claim-refused:${id}`,
  });
