import type { FastifyRequest } from 'fastify';
import { type ImportTableInput, imports } from 'shared-kit/contract/catalogue-import';
import type { Tx } from '../../platform/db/index.ts';
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
import {
  type Asked,
  assertMayImport,
  cancelImport,
  startApply,
  startCheck,
  startUndo,
} from './move-import.ts';
import { type Described, describeFile, importFolder, openImport, reopenImport } from './open-import.ts';
import { Refusal } from './reading/refusal.ts';
import { findImport, listMappings, lockImport } from './repository.ts';

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
  route(imports.list, imports.listSpec, {
    access: onlyManufacturer,
    handler: ({ query: { cursor = null }, actor }) =>
      importsAnswerOf(db, companyOf(actor), { cursor, now: clock() }),
  });
  route(imports.read, imports.readSpec, {
    access: onlyManufacturer,
    handler: async ({ params: { id }, query: { locale }, actor, request }) =>
      importAnswerOf(db, await findImport(db, companyOf(actor), id), {
        locale: readPresentation({ locale }, request.cookies).locale,
        now: clock(),
      }),
  });
  route(imports.listRows, imports.listRowsSpec, {
    access: onlyManufacturer,
    handler: async ({ params: { id }, query: { outcome = null, search, after = null, limit }, actor }) => {
      await findImport(db, companyOf(actor), id);
      return importRowsOf(db, id, { outcome, search, after, limit });
    },
  });
}

function faultsRoute(route: RegisterRoute, { db }: ModuleContext): void {
  route(imports.faults, imports.faultsSpec, {
    access: onlyManufacturer,
    contentType: xlsx,
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
  route(imports.open, imports.openSpec, {
    access: onlyManufacturer,
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
  route(imports.readAs, imports.readAsSpec, {
    access: onlyManufacturer,
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
  type Moving = Readonly<{ params: { id: string }; actor: Actor; request: FastifyRequest }>;
  const serving = <Input>(move: (tx: Tx, asked: Asked, input: Input) => Promise<void>) => ({
    access: onlyManufacturer,
    handler: ({ params: { id }, body, actor: by, request }: Moving & { body: Input }) =>
      takeEffectOnce({ db, userId: by.userId, request, body, now: clock() }, async (tx) => {
        companyOf(by);
        await move(tx, { id, by, now: clock() }, body);
        return {};
      }),
  });
  route(imports.check, imports.checkSpec, {
    ...serving(startCheck),
    keptNames: async ({ actor }) => (await listMappings(db, companyOf(actor))).map(({ name }) => name),
  });
  route(imports.apply, imports.applySpec, serving(startApply));
  route(imports.cancel, imports.cancelSpec, serving(cancelImport));
  route(imports.undo, imports.undoSpec, serving(startUndo));
}
