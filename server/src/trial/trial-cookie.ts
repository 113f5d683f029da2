import { createHmac, timingSafeEqual } from 'node:crypto';

/** Marks a browser as part of a trial: its API requests are answered for the trial's companies. */
export const trialCookie = 'release_trial';

/** Lifetime of a trial. */
export const trialSeconds = 5 * 60;

const signature = (secret: string, text: string) =>
  createHmac('sha256', secret).update(`release trial ${text}`).digest('base64url');

/** `id` names the trial in the log. */
export function signTrial(secret: string, id: string, endsAt: Date): string {
  const text = `${id}@${Math.floor(endsAt.getTime() / 1000)}`;
  return `${text}@${signature(secret, text)}`;
}

export type Trial = Readonly<{ id: string; isOver: boolean }>;

/** Null for any cookie that this server didn't sign. */
export function readTrial(secret: string, cookie: string | undefined, now: Date): Trial | null {
  const [id, ends, given, ...rest] = cookie?.split('@') ?? [];
  if (!id || !ends || !given || rest.length > 0) return null;
  const expected = signature(secret, `${id}@${ends}`);
  const isOurs =
    given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
  return isOurs ? { id, isOver: Number(ends) * 1000 <= now.getTime() } : null;
}
