import { desc, eq } from 'drizzle-orm';
import type { AuditChange } from 'shared-kit/contract/audit';
import { namesOf } from 'shared-kit/contract/tables';
import type { Database } from '../../platform/db/index.ts';
import type { Env } from '../../platform/env.ts';
import { auditEntry, record } from '../audit/index.ts';

type Setting = Extract<AuditChange['field'], 'four-eyes' | 'lapsed-days'>;

/** The operator's settings on which decisions about companies depend. */
const settingsOf = ({ fourEyes, suspendLapsedAfterDays }: Env): Readonly<Record<Setting, string>> => ({
  'four-eyes': fourEyes ? 'on' : 'off',
  'lapsed-days': String(suspendLapsedAfterDays),
});

/** Records, when the market starts, with which settings it runs, if they differ from those of its last start. */
export const recordSettings = (db: Database, env: Env): Promise<void> =>
  db.transaction(async (tx) => {
    const entries = await tx
      .select({ changes: auditEntry.changes })
      .from(auditEntry)
      .where(eq(auditEntry.action, 'setting.changed'))
      .orderBy(desc(auditEntry.at), desc(auditEntry.id));
    const past = entries.flatMap(({ changes }) => changes);
    const settings = settingsOf(env);
    const changes = namesOf(settings).flatMap((field) => {
      const to = settings[field];
      const from = past.find((it) => it.field === field)?.to ?? null;
      return from === to ? [] : [{ field, from, to }];
    });
    if (changes.length === 0) return;
    await record(tx, { action: 'setting.changed', companyId: null, by: 'operator', changes });
  });
