import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { type FileKind, fileKinds, type UploadDoor, uploadDoors } from 'shared-kit/contract/uploads';
import { cleanFileName } from '../files/index.ts';
import { AppError } from '../http/app-error.ts';
import { fileBody } from '../http/binary-body.ts';
import { type Scanner, ScannerAway, scanBytes } from '../scanning/index.ts';
import { judgeUpload } from './judge-upload.ts';
import type { Uploader } from './quota.ts';
import { type SpooledFile, spool } from './spool.ts';
import { assertRoom, type UploadParts } from './store-upload.ts';

export type IntakeParts = UploadParts & Readonly<{ env: Readonly<{ scanner: Scanner | null }> }>;

/** A file that passed the intake, on this machine's disk for as long as it is worked on. */
export type TakenFile = SpooledFile &
  Readonly<{
    kind: FileKind;
    mediaType: string;
    /** Harmless, and with an ending that its content may have. */
    name: string;
    read: () => Promise<Buffer>;
  }>;

type Asked = Readonly<{
  request: FastifyRequest;
  /** Null if nothing of the file is kept. */
  by: Uploader | null;
  name?: string;
  /** The file waits for the scanner after it was stored, and nobody opens it before. */
  scansLater?: boolean;
  /** Whether the market made this very file, which is then taken as it is. */
  isOurs?: (sha256: string) => Promise<boolean>;
}>;

/**
 * Takes a request's file in at the door that its route names: size, room, kind by content, what is dangerous or broken
 * in it, viruses. Works with it then; afterwards it is deleted. Throws the code of a refusal, with nothing stored.
 */
export async function takeUpload<Answer>(
  parts: IntakeParts,
  { request, by, name = '', scansLater = false, isOurs = async () => false }: Asked,
  work: (file: TakenFile) => Promise<Answer>,
): Promise<Answer> {
  const door = doorOf(request);
  const mostBytes = uploadDoors[door].bytes;
  if (by) await assertRoom(parts, { request, by, mostBytes });
  return spool(fileBody(request), mostBytes, async (file) => {
    if (await isOurs(file.sha256)) return work(takenAs('pdf', file, name));
    const kind = await judgeUpload(door, file);
    if (!scansLater) await assertClean(parts.env.scanner, file.path);
    return work(takenAs(kind, file, name));
  });
}

function takenAs(kind: FileKind, file: SpooledFile, name: string): TakenFile {
  const { mediaType, endings } = fileKinds[kind];
  return { ...file, kind, mediaType, name: cleanFileName(name, endings), read: () => readFile(file.path) };
}

type Local = Readonly<{ scanner: Scanner | null; door: UploadDoor; path: string }>;

/** Takes in a file of this machine, as commands are given one. Throws what `takeUpload` throws of a file. */
export const takeLocalFile = <Answer>(
  { scanner, door, path }: Local,
  work: (file: TakenFile) => Promise<Answer>,
): Promise<Answer> =>
  spool(createReadStream(path), uploadDoors[door].bytes, async (file) => {
    const kind = await judgeUpload(door, file);
    await assertClean(scanner, file.path);
    return work(takenAs(kind, file, basename(path)));
  });

function doorOf({ routeOptions }: FastifyRequest): UploadDoor {
  const { door } = routeOptions.config;
  if (door) return door;
  throw new Error(`${routeOptions.method} ${routeOptions.url} takes a file and names no door`);
}

/** Has a file scanned where the market has a scanner. */
export async function assertClean(scanner: Scanner | null, content: string | Buffer): Promise<void> {
  if (scanner === null) return;
  const sent = typeof content === 'string' ? createReadStream(content) : content;
  try {
    const { found } = await scanBytes(scanner, sent);
    if (found !== null) throw new AppError('upload.infected', { detail: found });
  } catch (error) {
    if (error instanceof ScannerAway) throw new AppError('upload.scanner-away', { cause: error });
    throw error;
  } finally {
    if (!Buffer.isBuffer(sent)) sent.destroy();
  }
}
