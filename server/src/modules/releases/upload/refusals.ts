import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { AreaId } from 'shared-kit/contract/areas';
import type { RefusedUpload } from 'shared-kit/contract/releases';
import { type Database, newId } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { refusedUpload } from '../schema.ts';

const mostKept = 50;
const mostLetters = 2000;
const isRecent = gt(refusedUpload.at, sql`now() - interval '30 days'`);

type Upload = Readonly<{ area: AreaId; version: string; by: string }>;

/** Runs an upload whose token was let in. If the market refuses it, keeps what its team is told and refuses it still. */
export async function keepingRefusal<T>(db: Database, upload: Upload, take: () => Promise<T>): Promise<T> {
  try {
    return await take();
  } catch (error) {
    if (error instanceof AppError && error.status < 500) await keepRefusal(db, upload, error);
    throw error;
  }
}

/** The newest refusals of an area stay, so that a team that tries again and again doesn't fill the database. */
async function keepRefusal(db: Database, { area, version, by }: Upload, { code, detail }: AppError) {
  // The archive wrote parts of the sentence, and text in the database holds no NUL.
  const sentence = detail?.replaceAll('\0', '').slice(0, mostLetters) ?? null;
  await db.transaction(async (tx) => {
    await tx.insert(refusedUpload).values({ id: newId(), area, version, by, code, detail: sentence });
    const ofArea = eq(refusedUpload.area, area);
    const older = tx
      .select({ id: refusedUpload.id })
      .from(refusedUpload)
      .where(ofArea)
      .orderBy(desc(refusedUpload.id))
      .offset(mostKept);
    await tx.delete(refusedUpload).where(and(ofArea, inArray(refusedUpload.id, older)));
  });
}

/** What the market refused of an area in 30 days, newest first. */
export async function readRefusals(db: Database, area: AreaId): Promise<RefusedUpload[]> {
  const rows = await db
    .select()
    .from(refusedUpload)
    .where(and(eq(refusedUpload.area, area), isRecent))
    .orderBy(desc(refusedUpload.id))
    .limit(mostKept);
  return rows.map(({ version, code, detail, by, at }) => ({
    version,
    code,
    detail,
    by,
    at: at.toISOString(),
  }));
}
