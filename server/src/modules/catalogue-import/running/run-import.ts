import {
  type ImportRefusal,
  type ImportState,
  type ImportTransition,
  isImportRunning,
} from 'shared-kit/contract/catalogue-import';
import { isNameOf } from 'shared-kit/contract/tables';
import * as z from 'zod';
import type { Database } from '../../../platform/db/index.ts';
import { defineJob, type JobContext } from '../../../platform/jobs/index.ts';
import { type Asker, currentAsker, workFor } from '../../../platform/threads/index.ts';
import type { IntakeParts } from '../../../platform/uploads/index.ts';
import { type MailParts, marketMailParts } from '../../accounts/index.ts';
import { fetchedPicture, type ImageKind, mediaStore, storePicture } from '../../catalogue/index.ts';
import { notify } from '../../notifications/index.ts';
import type { FetchRules } from '../pictures/fetch-image.ts';
import { fetchPictures } from '../pictures/pictures.ts';
import { unfetched } from '../planning/images-of.ts';
import { Refusal } from '../reading/refusal.ts';
import { findById, moveImport, type StoredImport } from '../repository.ts';
import { applyImport, plannedRows } from './apply-import.ts';
import { checkImport } from './check-import.ts';
import { progressOf, Stopped, type Tell } from './progress.ts';
import { undoImport } from './undo-import.ts';

export type RunParts = Readonly<{
  db: Database;
  files: JobContext['files'];
  now: () => Date;
  rules?: FetchRules;
  /** For pictures: the scanner, and the quotas of uploads. */
  env?: IntakeParts['env'];
}>;

/** Does what the import's state asks for: check, apply or undo. A second run finds nothing to do. */
export async function runImport(
  parts: RunParts,
  id: string,
  signal?: AbortSignal,
): Promise<ImportState | null> {
  const { db } = parts;
  const given = await findById(db, id);
  if (!given || !isImportRunning(given.state)) return null;
  const tell = progressOf(db, id, given.state, signal);
  try {
    if (given.state === 'checking') await workFor(askerOf(given, signal), () => check(parts, given, tell));
    else if (given.state === 'applying') await apply(parts, given, tell);
    else await undoImport(db, given, { now: parts.now(), tell });
  } catch (error) {
    if (signal?.aborted) throw error;
    if (error instanceof Stopped) return null;
    if (!(error instanceof Refusal)) throw error;
    await fail(db, given, error.refusal);
  }
  return (await findById(db, id))?.state ?? null;
}

export const fail = (db: Database, { id, state }: StoredImport, failure: ImportRefusal) => {
  const move: ImportTransition = state === 'undoing' ? 'fail-undo' : 'fail';
  return moveImport(db, id, move, { failure });
};

/** Threads count for the maker, and end with the job. */
const askerOf = ({ userId, companyId }: StoredImport, signal?: AbortSignal): Asker => ({
  ...currentAsker(),
  person: userId,
  company: companyId,
  signal: () => signal ?? null,
});

async function check({ db, files }: RunParts, given: StoredImport, tell: Tell) {
  const content = await files.read(given.fileKey);
  if (!content) throw new Refusal('file-broken');
  await checkImport(db, given, { content, tell });
}

async function apply(parts: RunParts, given: StoredImport, tell: Tell): Promise<void> {
  const { db, now, rules } = parts;
  const wanted = given.mapping.pictures ? await wantedPictures(db, given.id) : [];
  const pictures =
    wanted.length > 0
      ? await fetchPictures(wanted, keeperOf(parts, given), {
          ...(rules && { rules }),
          onDone: (done) => tell('pictures', done, wanted.length + 1),
        })
      : null;
  await applyImport(db, given, { now: now(), tell, pictures });
}

/** Pictures of a member's import count in the quotas of both. */
function keeperOf({ db, files, env }: RunParts, { companyId, userId }: StoredImport) {
  if (!env || userId === null) {
    const media = mediaStore(files);
    return async (bytes: Buffer, kind: ImageKind) =>
      media.save(await fetchedPicture({ scanner: env?.scanner ?? null }, { bytes, kind }), kind);
  }
  return (bytes: Buffer, kind: ImageKind) =>
    storePicture({ db, files, env }, { by: { companyId, userId }, bytes, kind });
}

async function wantedPictures(db: Database, id: string): Promise<string[]> {
  const wanted = new Set<string>();
  for await (const rows of plannedRows(db, id)) {
    for (const { after } of rows) {
      for (const { file, source } of after?.images ?? []) if (file === unfetched) wanted.add(source);
    }
  }
  return [...wanted];
}

const ends = { checked: 'import-checked', applied: 'import-applied', failed: 'import-failed' } as const;

/** Reads, writes or takes back one file. The maker is told of the end, whether or not the page is open. */
export const runImportJob = defineJob({
  name: 'run-import',
  payload: z.object({ id: z.string() }),
  attempts: 4,
  limitSeconds: 1800,
  readsFiles: true,
  run: async ({ id }, context, signal) => {
    const { db, files, env, clock: now } = context;
    const state = await runImport({ db, files, env, now }, id, signal);
    if (state) await tellMaker(context.db, marketMailParts(context), id, state);
  },
});

async function tellMaker(db: Database, parts: MailParts, id: string, state: ImportState): Promise<void> {
  const given = await findById(db, id);
  const event = isNameOf(ends, state) ? ends[state] : null;
  if (!given?.userId || !event) return;
  const { userId, fileName: document } = given;
  await db.transaction((tx) =>
    notify(parts, tx, {
      event,
      params: { document },
      to: { userIds: [userId] },
      path: `/manufacturer/import/${id}`,
      dedupeKey: `${event}:${id}:${given.progress.done}:${parts.clock().getTime()}`,
    }),
  );
}
