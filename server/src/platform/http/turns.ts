import type { FastifyRequest } from 'fastify';
import { isUuid } from 'shared-kit/contract/endpoints';
import { mostWriting } from '../db/connection-limits.ts';
import type { Write } from '../write-limit/index.ts';
import { AppError } from './app-error.ts';
import { NoPlace, places } from './places.ts';

/** Counts a write. Resolves to the seconds to wait if there were too many, else null. */
export type CountWrite = (write: Write) => Promise<number | null>;

/** Runs a request's work when its turn comes. */
export type InTurn = <T>(request: FastifyRequest, work: () => Promise<T> | T) => Promise<T>;

/** Requests of signed-in people at the same time. */
export const turnLimits = {
  reads: 6,
  writes: 3,
  /** One would do, but with two the database decides between them, as it must between two processes. */
  writesToOne: 2,
  allWrites: mostWriting,
  /** More than somebody with many tabs sends; a program may retry. */
  waiting: 50,
  patienceMs: 3000,
} as const;

/**
 * Keeps one account from taking all connections: limits its concurrent requests and the concurrent writes to one
 * object, and leaves connections to reads. A waiting request holds no connection.
 */
export function takingTurns(countWrite: CountWrite): InTurn {
  const { reads, writes, writesToOne, allWrites, waiting: mostWaiting, patienceMs } = turnLimits;
  const readingOf = places({ most: reads, mostWaiting, patienceMs });
  const writingOf = places({ most: writes, mostWaiting, patienceMs });
  const writingTo = places({ most: writesToOne, mostWaiting, patienceMs });
  const writing = places({ most: allWrites, mostWaiting: 200, patienceMs });

  const count = async (write: Write): Promise<void> => {
    const retryAfterSeconds = await countWrite(write);
    if (retryAfterSeconds !== null) throw new AppError('request.too-many', { retryAfterSeconds });
  };
  return async (request, work) => {
    const userId = request.actor?.userId ?? null;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const held: (() => void)[] = [];
    try {
      if (isRead) {
        if (userId) held.push(await readingOf.take(userId).catch(refuse));
        return await work();
      }
      const object = objectOf(request);
      if (userId) held.push(await writingOf.take(userId).catch(refuse));
      if (object) held.push(await writingTo.take(object).catch(refuse));
      held.push(await writing.take('').catch(refuseForAll));
      if (userId) await count({ userId, object });
      return await work();
    } finally {
      for (const giveBack of held.reverse()) giveBack();
    }
  };
}

/** The object that a URL such as `/api/quotes/{id}/messages` is about; null if it names none. */
function objectOf({ routeOptions, params }: FastifyRequest): string | null {
  const id = Object.values(params ?? {}).find((it) => typeof it === 'string' && isUuid(it.toLowerCase()));
  if (!id) return null;
  const [, , noun] = (routeOptions.url ?? '').split('/');
  return `${noun}/${String(id).toLowerCase()}`;
}

function refuse(error: unknown): never {
  if (!(error instanceof NoPlace)) throw error;
  const code = error.because === 'too-many-wait' ? 'request.too-many' : 'database.busy';
  throw new AppError(code, { cause: error, retryAfterSeconds: 2 });
}

/** The market has too many writes at once, for which this user isn't to blame. */
function refuseForAll(cause: unknown): never {
  throw new AppError('database.busy', { cause });
}
