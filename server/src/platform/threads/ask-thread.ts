import { once } from 'node:events';
import { openThread, type ThreadKind } from './thread.ts';

/** Sends an order to a thread and resolves to its answer. Throws what ended it: `TooComplex`, busy, or its own error. */
export async function askThread<Given, Answer>(kind: ThreadKind, given: Given): Promise<Answer> {
  const { worker, ended, close } = await openThread(kind);
  let isDone = false;
  try {
    worker.postMessage(given);
    const [answer] = (await once(worker, 'message', { signal: ended })) as [Answer];
    isDone = true;
    return answer;
  } catch (error) {
    throw ended.aborted ? ended.reason : error;
  } finally {
    await close(isDone);
  }
}
