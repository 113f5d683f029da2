import { AsyncLocalStorage } from 'node:async_hooks';
import type { Actor } from './actor.ts';

const sessions = new AsyncLocalStorage<string>();

/** Runs a handler as part of its actor's session. */
export const inSessionOf = <Result>(actor: Actor | null, handle: () => Result): Result =>
  actor ? sessions.run(actor.sessionId, handle) : handle();

/** The id of the session that this request acts in; null for visitors, jobs and commands. */
export const currentSessionId = (): string | null => sessions.getStore() ?? null;
