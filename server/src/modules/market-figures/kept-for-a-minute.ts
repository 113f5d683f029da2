import type { Clock } from '../../platform/clock.ts';

const minute = 60_000;

/** Caches an answer for a minute and shares it between concurrent calls; failures aren't cached. */
export function keptForAMinute<Answer>(ask: () => Promise<Answer>, clock: Clock): () => Promise<Answer> {
  let kept: { answer: Promise<Answer>; until: number } | null = null;
  return () => {
    const now = clock().getTime();
    if (kept && now < kept.until) return kept.answer;
    const current = { answer: ask(), until: now + minute };
    kept = current;
    current.answer.catch(() => {
      if (kept === current) kept = null;
    });
    return current.answer;
  };
}
