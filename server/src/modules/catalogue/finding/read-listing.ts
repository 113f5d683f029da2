import type { Database, Tx } from '../../../platform/db/index.ts';

/** One snapshot for all statements of an answer, so that its page and its counts agree. */
export const readListing = <T>(db: Database, read: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
