import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../fixtures/workspace-copy.ts';

/** The English texts of the shell, by key. */
export const hostWords: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(root, 'host/src/messages/en.json'), 'utf8'),
);
