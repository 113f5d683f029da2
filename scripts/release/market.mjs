import { Stop } from '../bootstrap/stop.mjs';

/** What a refusal means to the one who releases, and what to do. Codes without a line say what the market says. */
const remedies = {
  'release.token-invalid': 'The token is wrong or revoked. pnpm release:token list shows the valid ones.',
  'release.token-of-other-area': 'The token is for another area. Each area has its own.',
  'release.exists': 'Its files can never change. pnpm rollback with that version makes it live again.',
  'release.pointer-moved': 'Somebody released meanwhile. Look with pnpm releases, then try again.',
  'release.not-found': 'pnpm releases shows the versions that are kept.',
  'release.contract-unsupported': 'Release the host first when the contract rises.',
};

/** The market that is released to, as an area team's token sees it. */
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
    upload: (version, archive) => ask('PUT', `/${version}`, archive),
    preview: (version) => ask('POST', `/${version}/preview`),
    makeLive: (version, expected) => ask('POST', '/live', { version, expected }),
    startCanary: (version, percent, expected) => ask('POST', '/canary', { version, percent, expected }),
    abortCanary: (expected) => ask('DELETE', '/canary', { expected }),
    registry: async () => (await fetch(`${url}/registry.json`)).json(),
  };
}
