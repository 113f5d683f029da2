import { AsyncLocalStorage } from 'node:async_hooks';

/** Whoever a thread works for. It is counted by person and company, and ends with the signal. */
export type Asker = Readonly<{
  kind: 'request' | 'job' | 'file-job' | 'command';
  person: string | null;
  /** A visitor without an account counts by address. */
  company: string | null;
  /** When its threads end, even if they still wait in line; in milliseconds of `performance.now()`. */
  endsAt: number;
  /** Aborts when the client has left or the job must end. */
  signal: () => AbortSignal | null;
}>;

/** The moment so many seconds from now, for `endsAt`. */
export const inSeconds = (seconds: number): number => performance.now() + seconds * 1000;

const askers = new AsyncLocalStorage<Asker>();

const command = (): Asker => ({
  kind: 'command',
  person: null,
  company: null,
  endsAt: inSeconds(3600),
  signal: () => null,
});

/** All threads that the work starts belong to this asker. */
export const workFor = <Result>(asker: Asker, work: () => Result): Result => askers.run(asker, work);

export const currentAsker = (): Asker => askers.getStore() ?? command();
