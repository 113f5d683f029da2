import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';

/** The suites of server tests, the longest first: for each name its folders and files of `server/src`. */
export const serverSuites = (at = root) =>
  JSON.parse(readFileSync(join(at, 'server/suites/suites.json'), 'utf8'));
