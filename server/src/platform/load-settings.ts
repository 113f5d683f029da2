import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { StartFailure } from './start-failure.ts';

const usual = fileURLToPath(new URL('../../.env', import.meta.url));

/**
 * Adds the settings of a file to the environment, which goes before them: those of `server/.env`, or of the file that
 * ENV_FILE names. An empty ENV_FILE means none: what is tried out must not reach the market that the file is for.
 */
export function loadSettings(named = process.env.ENV_FILE): void {
  if (named === '') return;
  if (named !== undefined && !existsSync(named)) {
    throw new StartFailure(`ENV_FILE names ${named}, which does not exist.`);
  }
  const file = named ?? usual;
  if (existsSync(file)) process.loadEnvFile(file);
}
