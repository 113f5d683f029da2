import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { LoaderContext } from '@rspack/core';

const patienceMs = 250;

/**
 * A source file as it was written: many editors empty a file first, and a module that for a moment exports nothing
 * would take what is typed and chosen in the open page away with it. What stays empty is meant to be.
 */
export default async function writtenSource(this: LoaderContext, source: string): Promise<string> {
  let read = source;
  for (const since = Date.now(); read === '' && Date.now() - since < patienceMs; ) {
    await wait(5);
    read = await readFile(this.resourcePath, 'utf8');
  }
  return read;
}
