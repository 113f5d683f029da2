import { fileURLToPath } from 'node:url';

/** The checkout's root folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/[/\\]$/, '');
