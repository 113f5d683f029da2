import { and, asc, eq, like, or } from 'drizzle-orm';
import { namesOf } from 'shared-kit/contract/tables';
import { isUploadRefusal, type UploadDoor, type UploadRefusal } from 'shared-kit/contract/uploads';
import { AppError } from '../http/app-error.ts';
import { defineSweep, type JobContext } from '../jobs/index.ts';
import { judgeUpload } from './judge-upload.ts';
import { uploadedFile } from './schema.ts';
import { spool } from './spool.ts';
import { assertClean } from './take-upload.ts';

/** Folders whose doors inspected nothing once. Documents and pictures always were; nobody opens an import. */
export const inspectedFolders = {
  quotes: 'quote-attachment',
  financing: 'financing-file',
  datasheets: 'datasheet',
} as const satisfies Readonly<Record<string, UploadDoor>>;
const folders = namesOf(inspectedFolders);

const atOnce = 100;

/** Inspects files that came in before the intake did. What fails is held until staff have seen it. */
export const inspectKept = defineSweep({
  name: 'inspect-kept-files',
  cron: '* * * * *',
  limitSeconds: 600,
  readsFiles: true,
  run: async (context, stopped) => {
    const isOfFolder = or(...folders.map((folder) => like(uploadedFile.key, `${folder}/%`)));
    const waiting = await context.db
      .select({ key: uploadedFile.key })
      .from(uploadedFile)
      .where(and(eq(uploadedFile.inspection, 'waiting'), isOfFolder))
      .orderBy(asc(uploadedFile.key))
      .limit(atOnce);
    for (const { key } of waiting) {
      if (stopped.aborted || !(await inspectOne(context, key))) return;
    }
  },
});

/** Returns false if the scanner is away, so that the next run goes on. */
async function inspectOne(context: JobContext, key: string): Promise<boolean> {
  const finding = await findingIn(context, key);
  if (finding === 'upload.scanner-away') {
    context.log.warn('the virus scanner is away');
    return false;
  }
  if (finding) context.log.warn({ key, finding }, 'a kept file is held');
  await context.db
    .update(uploadedFile)
    .set({ inspection: finding ? 'held' : 'passed', finding })
    .where(and(eq(uploadedFile.key, key), eq(uploadedFile.inspection, 'waiting')));
  return true;
}

async function findingIn({ files, env }: JobContext, key: string): Promise<UploadRefusal | null> {
  const content = await files.open(key);
  if (!content) return null;
  const folder = folders.find((it) => key.startsWith(`${it}/`)) ?? 'quotes';
  try {
    await spool(content, Number.MAX_SAFE_INTEGER, async (file) => {
      await judgeUpload(inspectedFolders[folder], file);
      await assertClean(env.scanner, file.path);
    });
    return null;
  } catch (error) {
    if (error instanceof AppError && isUploadRefusal(error.code)) return error.code;
    throw error;
  }
}
