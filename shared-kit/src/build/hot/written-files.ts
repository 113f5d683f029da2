import { stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Compiler } from '@rspack/core';

const patienceMs = 250;

/**
 * Has an edit wait until its files are written: many editors empty a file first, and a module that for a moment exports
 * nothing would take what is typed and chosen in the open page away with it.
 */
export class WrittenFiles {
  apply(compiler: Compiler): void {
    compiler.hooks.watchRun.tapPromise('written-files', async ({ modifiedFiles = new Set<string>() }) => {
      await Promise.all([...modifiedFiles].map(untilWritten));
    });
  }
}

/** What is meant to be empty is believed after a while. */
export async function untilWritten(path: string): Promise<void> {
  for (const since = Date.now(); Date.now() - since < patienceMs; await wait(5)) {
    const found = await stat(path).catch(() => null);
    if (!found?.isFile() || found.size > 0) return;
  }
}
