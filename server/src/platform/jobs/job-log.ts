import { Logger } from 'graphile-worker';
import { fieldsOf } from 'shared-kit/contract/tables';
import { databaseTrouble } from '../db/database-trouble.ts';

type Say = (details: object, message: string) => void;
export type JobLog = Readonly<{ debug: Say; warn: Say; error: Say }>;

/** Writes the library's messages into the market's log. */
export const libraryLog = (log: JobLog): Logger =>
  new Logger(() => (level, message, meta) => {
    const { fatalError, error = fatalError, failure } = fieldsOf(meta);
    // Failed runs and outages of the database are logged already.
    const isNews = level === 'error' && !failure && databaseTrouble(error, true) !== 'away';
    log[isNews ? 'warn' : 'debug']({ ...(error !== undefined && { err: error }) }, `jobs: ${message}`);
  });
