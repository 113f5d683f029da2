import type { CDPSession } from '@playwright/test';

type Sent = { url: string; at: number; became: string[] };
type Event = Readonly<{ requestId: string }>;

export type NetworkLog = Readonly<{ lines: () => readonly string[]; stop: () => void }>;

/** Logs all requests of a page, with milliseconds since now. */
export function networkLog(devtools: CDPSession): NetworkLog {
  const began = performance.now();
  const now = () => Math.round(performance.now() - began);
  const sent = new Map<string, Sent>();
  const ofPage: string[] = [];
  const stops: (() => void)[] = [];
  const on = ((name: never, listener: never) => {
    devtools.on(name, listener);
    stops.push(() => devtools.off(name, listener));
    return devtools;
  }) as CDPSession['on'];
  const note = ({ requestId }: Event, what: string) => sent.get(requestId)?.became.push(`${now()} ${what}`);
  on('Network.requestWillBeSent', (event) => {
    const { method, url } = event.request;
    if (sent.has(event.requestId)) note(event, `redirected to ${url}`);
    else sent.set(event.requestId, { url: `${method} ${event.type} ${url}`, at: now(), became: [] });
  });
  on('Network.responseReceived', (event) => {
    const { status, connectionId, connectionReused, fromDiskCache } = event.response;
    const how = fromDiskCache
      ? 'from disk'
      : `by connection ${connectionId}${connectionReused ? ' again' : ''}`;
    note(event, `answered ${status} ${how}`);
  });
  on('Network.dataReceived', (event) => note(event, `${event.dataLength} bytes`));
  on('Network.requestServedFromCache', (event) => note(event, 'from memory'));
  on('Network.loadingFinished', (event) => note(event, 'finished'));
  on('Network.loadingFailed', (event) => note(event, `failed: ${event.errorText}`));
  on('Page.domContentEventFired', () => ofPage.push(`${now()} the document is read`));
  on('Page.loadEventFired', () => ofPage.push(`${now()} loaded`));
  on('Page.frameNavigated', ({ frame }) => ofPage.push(`${now()} at ${frame.url}`));
  return {
    lines: () => [
      ...ofPage,
      ...[...sent.values()].map(({ url, at, became }) => `${at} ${url}: ${became.join('; ') || 'nothing'}`),
    ],
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}
