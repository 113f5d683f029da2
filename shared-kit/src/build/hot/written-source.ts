import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { LoaderContext } from '@rspack/core';

const patienceMs = 250;

/**
 * Waits until a source file is completely written: many editors empty it first, and a module without exports would
 * reset the state of the open page. A file that stays empty is meant to be empty.
 */
export default async function writtenSource(this: LoaderContext, source: string): Promise<string> {
  let read = source;
  for (const since = Date.now(); read === '' && Date.now() - since < patienceMs; ) {
    await wait(5);
    read = await readFile(this.resourcePath, 'utf8');
  }
  return read;
}
