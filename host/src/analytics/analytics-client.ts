import type { Session } from 'shared-kit/contract/session';

/** The recorder, as the shell uses it. */
export type AnalyticsClient = Readonly<{
  /** A page was shown. `path` includes the query; `session` is the visitor's. */
  visit: (path: string, session: Session | null) => void;
  fail: (error: unknown) => void;
  /** The visitor signed out: record what follows as an anonymous visitor. */
  forget: () => void;
  /** Stops all sending and deletes everything stored in this browser. */
  stop: () => void;
  resume: () => void;
}>;

/** A page that was shown, by path with query, or a failure. */
export type Noted = Readonly<{ path: string }> | Readonly<{ error: unknown }>;
