import { extname, join } from 'node:path';

/** A module of the kit by its path without an ending: source in the workspace, compiled in the packed kit. */
export const ownModule = (path: string): string =>
  join(import.meta.dirname, '..', path + extname(import.meta.filename));
