import { createReadStream } from 'node:fs';
import { addAbortSignal, type Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  type PutObjectCommandInput,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { fieldsOf } from 'shared-kit/contract/tables';
import { forEachOf } from '../for-each-of.ts';
import { AppError } from '../http/app-error.ts';
import { assertFileKey, type FileStore, isFileKey } from './file-store.ts';
import type { S3Settings } from './s3-settings.ts';

/** For one file with all its attempts and pauses; a visitor waits no longer for a page. */
const longestMs = 15_000;
const deletedAtOnce = 8;

/** Files in a bucket of an S3-compatible store. */
export function s3Files(settings: S3Settings, mostMs = longestMs): FileStore {
  const client = clientFor(settings);
  const { bucket: Bucket } = settings;
  /** Turns every failure into one sentence for the log and a code for the caller. */
  const within = async <Answer>(ask: (abortSignal: AbortSignal) => Promise<Answer>): Promise<Answer> => {
    try {
      return await ask(AbortSignal.timeout(mostMs));
    } catch (cause) {
      throw new AppError('files.unreachable', { cause: new Error(sentenceFor(cause, settings), { cause }) });
    }
  };
  const put = async (Key: string, content: () => Pick<PutObjectCommandInput, 'Body' | 'ContentLength'>) => {
    assertFileKey(Key);
    await within((abortSignal) =>
      client.send(new PutObjectCommand({ Bucket, Key, ...content() }), { abortSignal }),
    );
  };
  return {
    write: (key, Body) => put(key, () => ({ Body })),
    writeFrom: (key, path, ContentLength) =>
      put(key, () => ({ Body: createReadStream(path), ContentLength })),
    async read(key) {
      if (!isFileKey(key)) return null;
      return within((abortSignal) => readIfPresent(client, { Bucket, Key: key }, abortSignal));
    },
    async open(key) {
      if (!isFileKey(key)) return null;
      return within(() =>
        untilAnswered(mostMs, (signal) => openIfPresent(client, { Bucket, Key: key }, signal)),
      );
    },
    async remove(Key) {
      assertFileKey(Key);
      await within((abortSignal) => client.send(new DeleteObjectCommand({ Bucket, Key }), { abortSignal }));
    },
    // The bucket's owner limits its size; the store then refuses writes.
    assertRoom: async () => undefined,
    async removeFolder(folder) {
      assertFileKey(folder);
      const keys = await within((abortSignal) =>
        keysBelow(client, { Bucket, Prefix: `${folder}/` }, abortSignal),
      );
      // One at a time: not every store accepts the checksum that a bulk deletion requires.
      await forEachOf(keys, deletedAtOnce, (Key) =>
        within((abortSignal) => client.send(new DeleteObjectCommand({ Bucket, Key }), { abortSignal })),
      );
    },
  };
}

const clientFor = ({ endpoint, region, accessKeyId, secretAccessKey, pathStyle }: S3Settings) =>
  new S3Client({
    ...(endpoint && { endpoint }),
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: pathStyle,
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 2000, requestTimeout: 5000, throwOnRequestTimeout: true },
    // Other stores than Amazon's may not know its newer checksums; releases have their own hashes.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

async function readIfPresent(
  client: S3Client,
  asked: { Bucket: string; Key: string },
  abortSignal: AbortSignal,
): Promise<Buffer | null> {
  const body = await openIfPresent(client, asked, abortSignal);
  return body && readAll(body, abortSignal);
}

async function openIfPresent(
  client: S3Client,
  asked: { Bucket: string; Key: string },
  abortSignal: AbortSignal,
): Promise<Readable | null> {
  try {
    const { Body } = await client.send(new GetObjectCommand(asked), { abortSignal });
    return Body as Readable;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** The time counts until the store answers, not until everything is read: a reader may be slow. */
async function untilAnswered<Answer>(
  mostMs: number,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), mostMs);
  try {
    return await ask(late.signal);
  } finally {
    clearTimeout(timer);
  }
}

async function keysBelow(
  client: S3Client,
  asked: { Bucket: string; Prefix: string },
  abortSignal: AbortSignal,
): Promise<string[]> {
  const keys: string[] = [];
  for await (const page of paginateListObjectsV2({ client }, asked, { abortSignal })) {
    for (const { Key } of page.Contents ?? []) if (Key) keys.push(Key);
  }
  return keys;
}

async function readAll(body: Readable, signal: AbortSignal): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of addAbortSignal(signal, body)) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

type Failure = {
  name: string;
  message: string;
  code?: string;
  cause?: Failure;
  $metadata?: { httpStatusCode?: number };
};
const isMissing = (error: unknown) => fieldsOf(error).name === 'NoSuchKey';

/** The operator's message: what failed and where to look. */
function sentenceFor(error: unknown, { bucket, endpoint, region }: S3Settings): string {
  const { name, $metadata } = error as Failure;
  const place = endpoint ?? `Amazon's store in ${region}`;
  const status = $metadata?.httpStatusCode;
  if (name === 'NoSuchBucket' || status === 404) {
    return `There is no bucket ${bucket} at ${place}: create it, or set S3_BUCKET.`;
  }
  if (status === 403 || status === 401) {
    return `${place} refuses S3_ACCESS_KEY_ID for bucket ${bucket} (${name}): it must be allowed to list, read, write and delete.`;
  }
  const reason = status ? `${status} ${name}` : codeOf(error);
  return `Bucket ${bucket} at ${place} can't be used (${reason}): look at S3_ENDPOINT, S3_REGION and the store.`;
}

/** The network's error code is in the cause of the client's error. */
function codeOf(error: unknown): string {
  const { code, cause, name, message } = error as Failure;
  if (cause) return codeOf(cause);
  return (typeof code === 'string' && code) || (name === 'Error' ? message : name);
}
