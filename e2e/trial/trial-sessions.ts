import type { TrialSession } from './asked.ts';

/** The market ends trial sessions after five minutes, so renew them earlier. */
const renewedAfterMs = 3 * 60_000;

/** Returns current sessions of the market's fictional companies, one per role. */
export function trialSessions(take: () => Promise<TrialSession[]>): () => Promise<TrialSession[]> {
  let taken: { at: number; sessions: Promise<TrialSession[]> } | null = null;
  return () => {
    if (!taken || performance.now() - taken.at > renewedAfterMs)
      taken = { at: performance.now(), sessions: take() };
    return taken.sessions;
  };
}
