import { and, eq, inArray, notInArray, type SQL } from 'drizzle-orm';
import type { companyRoles, NotificationKind } from 'shared-kit/contract';
import type { Tx } from '../../platform/db/index.ts';
import { userAccount } from '../accounts/index.ts';
import { notificationChoice } from './schema.ts';

type CompanyRole = (typeof companyRoles)[number];

/** Who is told: the people of a company, or those of certain roles in it; named people; the market's staff. */
export type Audience =
  | Readonly<{ companyId: string; roles?: readonly CompanyRole[] }>
  | Readonly<{ userIds: readonly string[] }>
  | Readonly<{ staff: true }>;

/** The people of an audience, in the order of their ids so that two transactions never wait for each other. */
export function findRecipients(
  tx: Tx,
  { to, except, kind }: Readonly<{ to: Audience; except: readonly string[]; kind: NotificationKind }>,
) {
  return tx
    .select({
      id: userAccount.id,
      name: userAccount.name,
      email: userAccount.email,
      emailVerified: userAccount.emailVerified,
      locale: userAccount.locale,
      /** Null: not chosen, which means yes. */
      byMail: notificationChoice.byMail,
    })
    .from(userAccount)
    .leftJoin(
      notificationChoice,
      and(eq(notificationChoice.userId, userAccount.id), eq(notificationChoice.kind, kind)),
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
