import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../db/index.ts';
import type { UploadSettings } from '../files/upload-settings.ts';
import { AppError } from '../http/app-error.ts';
import { uploadedFile } from './schema.ts';

/** The uploader, from the session. */
export type Uploader = Readonly<{ userId: string; companyId: string | null }>;

/** Refuses an upload that would exceed the quota of a member or their company. */
export async function assertQuota(
  tx: Tx,
  { userId, companyId }: Uploader,
  bytes: number,
  { perCompany, perMember, withoutCompany }: UploadSettings,
): Promise<void> {
  const { companyId: company, userId: user, bytes: kept } = uploadedFile;
  const [row] = await tx
    .select({
      together: sql<string>`coalesce(sum(${kept}), 0)`,
      own: sql<string>`coalesce(sum(${kept}) filter (where ${user} = ${userId}), 0)`,
    })
    .from(uploadedFile)
    .where(companyId === null ? and(isNull(company), eq(user, userId)) : eq(company, companyId));
  const [own, together] = [Number(row?.own ?? 0), Number(row?.together ?? 0)];
  const bounds =
    companyId === null
      ? [{ usedBytes: own, mostBytes: withoutCompany }]
      : [
          { usedBytes: own, mostBytes: perMember },
          { usedBytes: together, mostBytes: perCompany },
        ];
  const reached = bounds.find(({ usedBytes, mostBytes }) => usedBytes + bytes > mostBytes);
  if (reached) throw new AppError('upload.quota-full', { room: reached });
}
