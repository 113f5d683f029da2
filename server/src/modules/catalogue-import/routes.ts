import {
  type ImportTableInput,
  importAnswer,
  importApplyInput,
  importCheckInput,
  importLimits,
  importOutcomes,
  importRowsAnswer,
  importsAnswer,
  importTableInput,
  uploadName,
} from 'shared-kit/contract';
import * as z from 'zod';
import { asDownload } from '../../platform/http/download.ts';
import {
  type Actor,
  AppError,
  type ModuleContext,
  onlyManufacturer,
  type RegisterRoute,
} from '../../platform/http/index.ts';
import { takeEffectOnce } from '../../platform/idempotency/index.ts';
import {
  storeUpload,
  type TakenFile,
  takeUpload,
  type Uploader,
  uploadKey,
} from '../../platform/uploads/index.ts';
import { limitAttempts } from '../accounts/index.ts';
import { readPresentation } from '../catalogue/index.ts';
import { importAnswerOf, importRowsOf, importsAnswerOf } from './answers.ts';
import { faultsWorkbook } from './exporting/faults-workbook.ts';
import { assertMayImport, cancelImport, startApply, startCheck, startUndo } from './move-import.ts';
import { type Described, describeFile, importFolder, openImport, reopenImport } from './open-import.ts';
import { Refusal } from './reading/refusal.ts';
import { findImport, lockImport } from './repository.ts';

const ofImport = z.object({ id: z.uuid().toLowerCase() });
const nothing = z.object({});
const uploads = { what: 'catalogue-import', most: 60, windowSeconds: 3600 } as const;
const unsaid: ImportTableInput = { sheet: null, encoding: null, delimiter: null };
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** My company's imports: files, columns, preview, report. */
export function importRoutes(route: RegisterRoute, context: ModuleContext): void {
  readingRoutes(route, context);
  faultsRoute(route, context);
  uploadRoute(route, context);
  movingRoutes(route, context);
}

const companyOf = ({ companyId }: Actor): string => {
  if (!companyId) throw new AppError('import.not-found');
  return companyId;
};

function readingRoutes(route: RegisterRoute, { db, clock }: ModuleContext): void {
  route({
    method: 'GET',
    url: '/api/manufacturer/imports',
    access: onlyManufacturer,
    query: z.object({ cursor: z.string().optional() }),
    answer: importsAnswer,
    summary: 'My company’s catalogue imports, newest first',
    handler: ({ query: { cursor = null }, actor }) =>
      importsAnswerOf(db, companyOf(actor), { cursor, now: clock() }),
  });
  route({
    method: 'GET',
    url: '/api/manufacturer/imports/:id',
    access: onlyManufacturer,
    params: ofImport,
    query: z.object({ locale: z.string().optional() }),
    answer: importAnswer,
    summary: 'One import: its file, mapping, progress and counts',
    handler: async ({ params: { id }, query: { locale }, actor, request }) =>
      importAnswerOf(db, await findImport(db, companyOf(actor), id), {
        locale: readPresentation({ locale }, request.cookies).locale,
        now: clock(),
      }),
  });
  route({
    method: 'GET',
    url: '/api/manufacturer/imports/:id/rows',
    access: onlyManufacturer,
    params: ofImport,
    query: z.object({
      outcome: z.enum(importOutcomes).optional(),
      search: z.string().max(100).default(''),
      after: z.coerce.number().int().optional(),
      limit: z.coerce.number().int().min(1).max(100).default(25),
    }),
    answer: importRowsAnswer,
    summary: 'What an import would do or did, product by product',
    handler: async ({ params: { id }, query: { outcome = null, search, after = null, limit }, actor }) => {
      await findImport(db, companyOf(actor), id);
      return importRowsOf(db, id, { outcome, search, after, limit });
    },
  });
}

function faultsRoute(route: RegisterRoute, { db }: ModuleContext): void {
  route({
    method: 'GET',
    url: '/api/manufacturer/imports/:id/faults.xlsx',
    access: onlyManufacturer,
    params: ofImport,
    query: z.object({ locale: z.string().optional() }),
    answer: z.unknown(),
    contentType: xlsx,
    summary: 'The faulty rows of an import as a workbook, with the reasons in a column',
    handler: async ({ params: { id }, query: { locale }, actor, request, reply }) => {
      const found = await findImport(db, companyOf(actor), id);
      asDownload(reply, `${found.fileName.replace(/\.[^.]*$/, '')} - faults.xlsx`);
      return faultsWorkbook(db, found, readPresentation({ locale }, request.cookies).locale);
    },
  });
}

/** An unreadable file is answered with the code of the refusal; pages have a sentence for each. */
const readable = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, params } = error.refusal;
    const errors = [
      { name: 'file', reason: code },
      ...Object.entries(params).map(([name, value]) => ({ name, reason: String(value) })),
    ];
    throw new AppError('import.unreadable', { errors });
  }
};

/** Reads a table's first rows and stores it. */
async function keepFile(
  context: ModuleContext,
  { file, by }: Readonly<{ file: TakenFile; by: Uploader }>,
): Promise<Described> {
  const content = await file.read();
  const described = await readable(() => describeFile(content, unsaid));
  await storeUpload(context, { key: uploadKey(importFolder, file, by), content: file, by });
  return described;
}

function uploadRoute(route: RegisterRoute, context: ModuleContext): void {
  const { db, clock, files } = context;
  route({
    method: 'POST',
    url: '/api/manufacturer/imports',
    access: onlyManufacturer,
    query: z.object({ name: uploadName }),
    door: 'import',
    answer: z.object({ id: z.string() }),
    summary: `Takes a CSV or XLSX file as the whole body, at most ${importLimits.bytes} bytes, and proposes a mapping`,
    handler: async ({ request, query, actor: by, reply }) => {
      const companyId = companyOf(by);
      await assertMayImport(db, companyId);
      await limitAttempts(db, { ...uploads, who: by.userId }, clock(), reply);
      return takeUpload(context, { request, by, name: query.name }, async (file) => {
        const described = await keepFile(context, { file, by });
        const { sha256: hash, bytes, name: fileName } = file;
        const once = { db, userId: by.userId, request, body: { name: query.name, hash }, now: clock() };
        return takeEffectOnce(once, async (tx) => {
          const opener = { companyId, userId: by.userId, operator: null, now: clock() };
          const fileKey = uploadKey(importFolder, file, by);
          return { id: (await openImport(tx, opener, { fileKey, fileName, bytes }, described)).id };
        });
      });
    },
  });
  route({
    method: 'PUT',
    url: '/api/manufacturer/imports/:id/table',
    access: onlyManufacturer,
    params: ofImport,
    body: importTableInput,
    answer: nothing,
    summary: 'Reads the file of an import in another way: another sheet, encoding or separator',
    handler: async ({ params: { id }, body, actor }) => {
      const companyId = companyOf(actor);
      await assertMayImport(db, companyId);
      const { fileKey } = await findImport(db, companyId, id);
      const content = await files.read(fileKey);
      if (!content) throw new AppError('import.not-found');
      const described = await readable(() => describeFile(content, body));
      await db.transaction(async (tx) => {
        const found = await lockImport(tx, companyId, id);
        if (!['mapping', 'checked', 'failed'].includes(found.state)) throw new AppError('import.moved');
        await reopenImport(tx, found, described);
      });
      return {};
    },
  });
}

function movingRoutes(route: RegisterRoute, { db, clock }: ModuleContext): void {
  const post = <Body extends z.ZodType>(
    name: 'check' | 'apply' | 'cancel' | 'undo',
    body: Body,
    summary: string,
    move: (
      tx: Parameters<typeof startUndo>[0],
      asked: Parameters<typeof startUndo>[1],
      input: z.output<Body>,
    ) => Promise<void>,
  ) =>
    route({
      method: 'POST',
      url: `/api/manufacturer/imports/:id/${name}`,
      access: onlyManufacturer,
      params: ofImport,
      body,
      answer: nothing,
      summary,
      handler: ({ params: { id }, body: input, actor: by, request }) =>
        takeEffectOnce({ db, userId: by.userId, request, body: input, now: clock() }, async (tx) => {
          companyOf(by);
          await move(tx, { id, by, now: clock() }, input as z.output<Body>);
          return {};
        }),
    });
  post(
    'check',
    importCheckInput as unknown as z.ZodType<z.output<typeof importCheckInput>>,
    'Confirms a mapping and checks the whole file',
    startCheck,
  );
  post(
    'apply',
    importApplyInput as unknown as z.ZodType<z.output<typeof importApplyInput>>,
    'Writes what is good into the catalogue',
    startApply,
  );
  post('cancel', nothing, 'Stops an import; nothing of it is written', cancelImport);
  post('undo', nothing, 'Takes an import back where nothing was changed since', startUndo);
}
