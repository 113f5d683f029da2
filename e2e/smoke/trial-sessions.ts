import type { Asked } from './asked.ts';

export type TrialSession = { role: string; cookies: { name: string; value: string }[] };

/** The market ends trial sessions after five minutes, so renew them earlier. */
const renewedAfterMs = 3 * 60_000;

/** Returns current sessions of the market's fictional companies, one per role. */
export function trialSessions({ url, area, version, token }: Asked): () => Promise<TrialSession[]> {
  let taken: { at: number; sessions: Promise<TrialSession[]> } | null = null;
  const take = async () => {
    const answer = await fetch(`${url}/api/releases/${area}/${version}/trial-sessions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    const told = (await answer.json()) as { sessions: TrialSession[]; code?: string; detail?: string };
    if (!answer.ok) throw new Error(`${told.code ?? answer.status}${told.detail ? `: ${told.detail}` : ''}`);
    return told.sessions;
  };
  return () => {
    if (!taken || performance.now() - taken.at > renewedAfterMs)
      taken = { at: performance.now(), sessions: take() };
    return taken.sessions;
  };
}
