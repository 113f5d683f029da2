import type { Clock } from '../../platform/clock.ts';

const minute = 60_000;

/** Asks once a minute at most, however many ask at once; a failure is not kept. */
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
