import { type Env, readEnv } from '../env.ts';

/** An environment for tests: production's defaults, every answer validated, nothing logged. */
export const testEnv = (variables: Readonly<Record<string, string>> = {}): Env =>
  readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DEMO: 'false',
    WRITES_PER_MINUTE: '1000000',
    // Tests share a busy machine, and ask for CPU time instead.
    THREAD_SECONDS: '300',
    ...variables,
  });

export const testSecret = 'a secret for tests that is long enough';
