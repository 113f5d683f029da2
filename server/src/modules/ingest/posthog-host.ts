import type { WaitingEvent } from './repository.ts';

export type PosthogHost = Readonly<{ url: string; publicKey: string; timeoutMs?: number }>;

/** `refused`: the host rejects this content; `later`: any failure that may pass. */
export type Outcome = 'taken' | 'refused' | 'later';

/** PostHog recognises duplicates by their uuid, so sending twice is harmless. */
const asSent = ({ id, name, properties, occurredAt }: WaitingEvent) => ({
  uuid: id,
  event: name,
  timestamp: occurredAt.toISOString(),
  properties: {
    // An event without a user must not create a person profile.
    ...(properties.distinct_id === undefined && { distinct_id: id, $process_person_profile: false }),
    ...properties,
  },
});

/** Forwards a batch. Never throws, and waits no longer than the time-out. */
export async function sendBatch(
  { url, publicKey, timeoutMs = 10_000 }: PosthogHost,
  events: readonly WaitingEvent[],
  stopped: AbortSignal,
): Promise<Outcome> {
  try {
    const response = await fetch(new URL('batch/', url.endsWith('/') ? url : `${url}/`), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ api_key: publicKey, batch: events.map(asSent) }),
      redirect: 'error',
      signal: AbortSignal.any([stopped, AbortSignal.timeout(timeoutMs)]),
    });
    await response.body?.cancel();
    if (response.ok) return 'taken';
    return response.status === 400 || response.status === 413 ? 'refused' : 'later';
  } catch {
    return 'later';
  }
}
