import { readFile } from 'node:fs/promises';
import type { ErrorCode } from 'shared-kit/contract/errors';
import { isOneOf } from 'shared-kit/contract/tables';
import { type FileKind, type UploadDoor, uploadDoors } from 'shared-kit/contract/uploads';
import { AppError } from '../http/app-error.ts';
import { inspectOffice } from '../office/index.ts';
import { inspectPdf } from '../pdf-inspection/index.ts';
import { judgePicture } from './judge-picture.ts';
import { kindByStart } from './kind-by-start.ts';
import type { SpooledFile } from './spool.ts';
import { textKind } from './text-kind.ts';

type Judged = Pick<SpooledFile, 'path' | 'bytes' | 'start'>;
type Fault = Extract<ErrorCode, `upload.${string}`>;

/** Tells a file's kind by its content and inspects it. Throws the code of what speaks against it at this door. */
export async function judgeUpload(door: UploadDoor, file: Judged): Promise<FileKind> {
  if (file.bytes === 0) throw new AppError('upload.empty');
  const takes = (...kinds: readonly FileKind[]) =>
    kinds.some((kind) => isOneOf(uploadDoors[door].takes, kind));
  const taken = (kind: FileKind | null): FileKind => {
    if (kind === null || !takes(kind)) throw new AppError('upload.type');
    return kind;
  };
  const kind = kindByStart(file.start);
  if (kind === null) return taken(textKind(await readFile(file.path)));
  if (kind === 'heic') throw new AppError(takes('jpg') ? 'upload.heic' : 'upload.type');
  const takesOffice = takes('docx', 'xlsx', 'pptx');
  if (kind === 'container') throw new AppError(takesOffice ? await containerFault(file) : 'upload.type');
  if (kind !== 'archive') return inspected(taken(kind), file, uploadDoors[door].pixels);
  if (!takesOffice) throw new AppError('upload.type');
  const verdict = await inspectOffice(file.path);
  if ('fault' in verdict) throw new AppError(`upload.${verdict.fault}`);
  return taken(verdict.kind);
}

async function inspected(kind: FileKind, { path }: Judged, mostPixels: number): Promise<FileKind> {
  if (kind === 'dwg') return kind;
  const verdict = kind === 'pdf' ? await inspectPdf(path) : await judgePicture(path, mostPixels);
  if (verdict !== 'fine') throw new AppError(`upload.${verdict}`);
  return kind;
}

/** Office before 2007, and office with a password, share one container, as installers and mails do. */
async function containerFault({ path }: Judged): Promise<Fault> {
  const content = await readFile(path);
  const holds = (...names: readonly string[]) =>
    names.some((name) => content.includes(Buffer.from(name, 'utf16le')));
  if (holds('EncryptedPackage')) return 'upload.password';
  return holds('WordDocument', 'Workbook', 'Book', 'PowerPoint Document')
    ? 'upload.old-office'
    : 'upload.type';
}
