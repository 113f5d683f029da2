import type { Session } from 'shared-kit/contract';

/** What the shell asks of whatever records. */
export type AnalyticsClient = Readonly<{
  /** A page was shown. `path` is the full path with its query; `session` is whose page it was. */
  visit: (path: string, session: Session | null) => void;
  fail: (error: unknown) => void;
  /** The visitor signed out: what follows is a stranger's. */
  forget: () => void;
  /** Ends all sending and deletes what is kept in this browser. */
  stop: () => void;
  resume: () => void;
}>;
