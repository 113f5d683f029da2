import { and, asc, inArray, isNull } from 'drizzle-orm';
import {
  type DocumentState,
  type DocumentTransition,
  documentTransitions,
} from 'shared-kit/contract/documents';
import { isNameOf } from 'shared-kit/contract/tables';
import type { Database, Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { defineSweep, type JobContext } from '../../../platform/jobs/index.ts';
import { ScannerAway, scanBytes } from '../../../platform/scanning/index.ts';
import { marketMailParts } from '../../accounts/index.ts';
import { lockDocument, moveDocument } from '../repository.ts';
import { type CompanyDocument, companyDocument } from '../schema.ts';
import { tellCompany } from '../tell-company.ts';
import { tellWatchers } from '../tell-watchers.ts';
import { trace } from '../trace.ts';

/** Scans new documents: after each upload, and every minute those that waited for a scanner that was away. */
export const scanDocuments = defineSweep({
  name: 'scan-documents',
  cron: '* * * * *',
  limitSeconds: 600,
  run: async (context, stopped) => {
    for (const document of await listUnread(context.db)) {
      if (stopped.aborted || !(await scanOne(context, document))) return;
    }
  },
});

const unread: readonly DocumentState[] = documentTransitions.scan.from;

const listUnread = (db: Database): Promise<CompanyDocument[]> =>
  db
    .select()
    .from(companyDocument)
    .where(and(inArray(companyDocument.state, [...unread]), isNull(companyDocument.replacedAt)))
    .orderBy(asc(companyDocument.createdAt))
    .limit(100);

/** Returns false if the scanner is away, so that the next run goes on. */
async function scanOne(context: JobContext, { id, fileKey, state }: CompanyDocument): Promise<boolean> {
  const { env, files } = context;
  const isScanned = env.scanner !== null && fileKey !== null;
  const content = isScanned ? await files.open(fileKey) : null;
  if (env.scanner === null || !content || fileKey === null) {
    await move(context, id, 'skip-scan');
    return true;
  }
  try {
    await move(context, id, 'scan');
    const { found } = await scanBytes(env.scanner, content);
    if (found === null) await move(context, id, 'pass');
    else {
      await move(context, id, 'refuse', found);
      await files.remove(fileKey);
    }
    return true;
  } catch (error) {
    if (!(error instanceof ScannerAway)) throw error;
    context.log.warn({ err: error }, 'the virus scanner is away');
    await move(context, id, 'miss-scanner', state === 'scanner_away' ? 'again' : null);
    return false;
  } finally {
    content.destroy();
  }
}

type Step = Extract<DocumentTransition, 'skip-scan' | 'scan' | 'pass' | 'refuse' | 'miss-scanner'>;

/** Does nothing if the document was replaced meanwhile. */
async function move(context: JobContext, id: string, step: Step, words: string | null = null): Promise<void> {
  try {
    await context.db.transaction((tx) => moveIn(context, tx, { id, step, words }));
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'document.moved')) throw error;
  }
}

type Move = Readonly<{ id: string; step: Step; words: string | null }>;
const actions = { pass: 'scanned', refuse: 'infected', 'miss-scanner': 'scanner-missed' } as const;

async function moveIn(context: JobContext, tx: Tx, { id, step, words }: Move): Promise<void> {
  const at = context.clock();
  const { document, company } = await lockDocument(tx, id);
  const { companyId, requirement } = document;
  const reason = step === 'refuse' ? words : null;
  await moveDocument(tx, document, step, {
    at,
    ...(step === 'pass' && { isScanned: true }),
    ...(step === 'refuse' && { fileKey: null, reason }),
  });
  if (!isNameOf(actions, step) || (step === 'miss-scanner' && words === 'again')) return;
  const action = actions[step];
  await trace(tx, { companyId, requirement, documentId: id, action, by: null, at, reason });
  if (step === 'refuse') {
    await tellCompany(marketMailParts(context), tx, {
      company,
      document,
      event: 'document-infected',
      reason,
    });
  }
  await tellWatchers(tx, companyId);
}
