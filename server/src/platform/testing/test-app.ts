import type { FastifyInstance } from 'fastify';
import { buildServer, type ServerParts } from '../../build-server.ts';
import { memoryFiles } from '../files/memory-files.ts';
import { createLog } from '../logging/log.ts';
import { testEnv, testSecret } from './test-env.ts';

/** The whole server for tests, called with `inject`. */
export const testApp = (
  parts: Pick<ServerParts, 'db'> & Partial<ServerParts>,
  variables: Readonly<Record<string, string>> = {},
): Promise<FastifyInstance> =>
  buildServer({
    env: testEnv(variables),
    files: memoryFiles(),
    log: createLog('silent'),
    secret: testSecret,
    ...parts,
  });
