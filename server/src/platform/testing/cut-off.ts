import type { PoolClient } from 'pg';
import { NoConnection } from '../db/database-trouble.ts';
import type { Database } from '../db/types.ts';

type Taken = (error: Error, client: PoolClient | undefined, release: () => void) => void;

/** Makes the database unreachable, as if nothing listened there. Returns a function that restores it. */
export function cutOff({ $client: pool }: Database): () => void {
  const given = pool.connect;
  const refuse = (taken?: Taken) => {
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const error = new NoConnection(refused);
    if (!taken) return Promise.reject(error);
    setImmediate(() => taken(error, undefined, () => undefined));
    return undefined;
  };
  pool.connect = refuse as typeof given;
  return () => {
    pool.connect = given;
  };
}
