import { and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import type { NotificationKind } from 'shared-kit/contract/notifications';
import type { companyRoles } from 'shared-kit/contract/session';
import type { Tx } from '../../platform/db/index.ts';
import { userAccount } from '../accounts/index.ts';
import { notificationChoice } from './schema.ts';

type CompanyRole = (typeof companyRoles)[number];

/** The recipients: members of a company, optionally by role; named users; or the market's staff. */
export type Audience =
  | Readonly<{ companyId: string; roles?: readonly CompanyRole[] }>
  | Readonly<{ userIds: readonly string[] }>
  | Readonly<{ staff: true }>;

/** An audience's users in order of id, so that two transactions can't deadlock. */
export function findRecipients(
  tx: Tx,
  { to, except, kind }: Readonly<{ to: Audience; except: readonly string[]; kind: NotificationKind | null }>,
) {
  return tx
    .select({
      id: userAccount.id,
      name: userAccount.name,
      email: userAccount.email,
      emailVerified: userAccount.emailVerified,
      locale: userAccount.locale,
      /** Null means no choice, which counts as yes. */
      byMail: notificationChoice.byMail,
    })
    .from(userAccount)
    .leftJoin(
      notificationChoice,
      and(
        eq(notificationChoice.userId, userAccount.id),
        kind === null ? sql`false` : eq(notificationChoice.kind, kind),
      ),
    )
    .where(and(isIn(to), except.length === 0 ? undefined : notInArray(userAccount.id, [...except])))
    .orderBy(userAccount.id);
}

function isIn(to: Audience): SQL | undefined {
  if ('staff' in to) return eq(userAccount.isAdmin, true);
  if ('userIds' in to) return inArray(userAccount.id, [...to.userIds]);
  const { companyId, roles } = to;
  return and(
    eq(userAccount.companyId, companyId),
    roles ? inArray(userAccount.companyRole, [...roles]) : undefined,
  );
}
