import { forgetOldMessages } from './modules/contact/index.ts';
import type { AnyJob } from './platform/jobs/index.ts';

/** All work beside requests. One file each, next to what it works on. */
export const jobs: readonly AnyJob[] = [forgetOldMessages];
