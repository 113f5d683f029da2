import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's root folder; in the packed kit, the package's. */
export const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/[/\\]$/, '');

const sources = join(root, 'shared-kit/src');

/** Whether this code runs from the packed kit, for an area in another repository. */
export const isPacked = !existsSync(sources);

/** The kit's modules: sources here, compiled in the packed kit. */
export const kit = isPacked ? join(root, 'dist') : sources;

/** A module of the kit by its path without an ending. */
export const kitModule = (path) => join(kit, `${path}${isPacked ? '.js' : '.ts'}`);

/** The folder whose installed programs are run: this checkout's, or that of the area in another repository. */
export const tools = isPacked ? process.cwd() : root;
