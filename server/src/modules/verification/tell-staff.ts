import { and, asc, gte, inArray } from 'drizzle-orm';
import { defineSweep } from '../../platform/jobs/index.ts';
import { type MailParts, marketMailParts } from '../accounts/index.ts';
import { company } from '../companies/index.ts';
import { notify } from '../notifications/index.ts';

const minute = 60_000;
/** If the market was down for longer, the staff will look at their queue first. */
const newestMs = 24 * 60 * minute;
const mostAtOnce = 200;

/**
 * Notifies the staff of submitted companies. It polls, because accounts, where an address is confirmed, must not
 * depend on notifications. Repeated notices are dropped.
 */
export async function tellStaffOfSubmissions(parts: MailParts): Promise<void> {
  const { db, clock } = parts;
  const waiting = await db
    .select({ id: company.id, legalName: company.legalName, submittedAt: company.submittedAt })
    .from(company)
    .where(
      and(
        inArray(company.verification, ['submitted', 'in_review']),
        gte(company.submittedAt, new Date(clock().getTime() - newestMs)),
      ),
    )
    .orderBy(asc(company.submittedAt), asc(company.id))
    .limit(mostAtOnce);
  for (const { id, legalName, submittedAt } of waiting) {
    await db.transaction((tx) =>
      notify(parts, tx, {
        event: 'company-submitted',
        params: { company: legalName },
        to: { staff: true },
        path: `/admin/verify/${id}`,
        dedupeKey: `company-submitted:${id}:${submittedAt?.toISOString()}`,
      }),
    );
  }
}

export const tellStaff = defineSweep({
  name: 'tell-staff-of-submissions',
  cron: '* * * * *',
  limitSeconds: 60,
  run: (context) => tellStaffOfSubmissions(marketMailParts(context)),
});
