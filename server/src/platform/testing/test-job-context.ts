import { systemClock } from '../clock.ts';
import { memoryFiles } from '../files/memory-files.ts';
import type { JobContext } from '../jobs/index.ts';
import { createLog } from '../logging/log.ts';
import { testEnv } from './test-env.ts';

/** A job context for tests. A test that sends mail passes a mailer. */
export const testJobContext = (parts: Pick<JobContext, 'db'> & Partial<JobContext>): JobContext => ({
  clock: systemClock,
  env: testEnv(),
  files: memoryFiles(),
  log: createLog('silent'),
  mailer: { send: () => Promise.reject(new Error('this test has no mailer')), close: () => undefined },
  ...parts,
});
