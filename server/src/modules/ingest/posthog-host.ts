import type { WaitingEvent } from './repository.ts';

export type PosthogHost = Readonly<{ url: string; publicKey: string; timeoutMs?: number }>;

/** `refused`: the host is there but doesn't take this content; `later`: everything that may pass by itself. */
export type Outcome = 'taken' | 'refused' | 'later';

/** PostHog tells events it has had already by their uuid, so that sending twice is harmless. */
const asSent = ({ id, name, properties, occurredAt }: WaitingEvent) => ({
  uuid: id,
  event: name,
  timestamp: occurredAt.toISOString(),
  properties: {
    // A plain event names nobody: it makes no person.
    ...(properties.distinct_id === undefined && { distinct_id: id, $process_person_profile: false }),
    ...properties,
  },
});

/** Passes a batch on. Never throws; waits no longer than the time-out. */
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
