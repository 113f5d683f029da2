import { gzipSync } from 'node:zlib';
import { Stop } from '../bootstrap/stop.mjs';
import { remedies } from './remedies.mjs';

/** The market to release to, as an area team's token sees it. */
export function market({ url, token, area }) {
  async function ask(method, path, body, headers = {}) {
    const isFile = Buffer.isBuffer(body);
    const answer = await fetch(`${url}/api/releases/${area}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': isFile ? 'application/x-tar' : 'application/json' }),
        ...headers,
      },
      body: body && (isFile ? body : JSON.stringify(body)),
    }).catch((cause) => {
      throw new Stop(
        `The market at ${url} can't be reached (${cause.cause?.code ?? cause.message}).`,
        'Is it running? --url or RELEASE_URL names another.',
      );
    });
    const told = await answer.json().catch(() => ({}));
    if (answer.ok) return told;
    throw new Stop(
      `${url} refused (${told.code ?? answer.status}${told.detail ? `: ${told.detail}` : ''}).`,
      remedies[told.code] ?? `Nothing was changed. Request ${told.requestId ?? 'unknown'}.`,
    );
  }
  return {
    describe: () => ask('GET', ''),
    failures: () => ask('GET', '/failures'),
    check: (version, archive) => ask('PUT', `/${version}?check=only`, archive),
    upload: (version, archive) => ask('PUT', `/${version}`, archive),
    preview: (version) => ask('POST', `/${version}/preview`),
    askForTrial: (version) => ask('POST', `/${version}/trial`),
    makeLive: (version, expected, why = {}) => ask('POST', '/live', { version, expected, ...why }),
    startCanary: (version, percent, expected, skippedGate) =>
      ask('POST', '/canary', { version, percent, expected, skippedGate }),
    abortCanary: (expected) => ask('DELETE', '/canary', { expected }),
    registry: async () => (await fetch(`${url}/registry.json`)).json(),
    /** Gzipped size of the live release's entry; undefined without one. */
    async entryWeight() {
      const { areas } = await this.registry();
      const entry = areas.find((it) => it.id === area)?.entry;
      const answer = entry && (await fetch(`${url}${entry}`));
      return answer?.ok ? gzipSync(Buffer.from(await answer.arrayBuffer())).length : undefined;
    },
  };
}
