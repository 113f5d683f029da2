import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { StartFailure } from './start-failure.ts';

const usual = fileURLToPath(new URL('../../.env', import.meta.url));

/**
 * Adds settings from `server/.env`, or from the file in ENV_FILE, to the environment, whose variables have precedence.
 * An empty ENV_FILE means no file: an experiment must not reach the market that the file is for.
 */
export function loadSettings(named = process.env.ENV_FILE): void {
  if (named === '') return;
  if (named !== undefined && !existsSync(named)) {
    throw new StartFailure(`ENV_FILE names ${named}, which does not exist.`);
  }
  const file = named ?? usual;
  if (existsSync(file)) process.loadEnvFile(file);
}
