import type { AreaId } from 'shared-kit/contract/areas';
import { createReleaseToken } from '../../../server/src/modules/releases/index.ts';
import { keepVerdict } from '../../../server/src/modules/releases/verdict/trials.ts';
import type { Changed } from '../../fixtures/release-drill.ts';
import type { Pair } from './pair.ts';

export type Told = Readonly<{
  status: number;
  /** Of a refusal. */
  code: string | undefined;
  live: string | null;
}>;

type Ask = Readonly<{ method?: string; body?: object }>;

/** The team of one area, with its token: it talks to the market's processes in turn. */
export type Team = Readonly<{
  area: AreaId;
  /** The version that everybody gets. */
  live: () => Promise<string | null>;
  upload: (archive: Buffer, version: string) => Promise<Told>;
  /** Records the verdict that a trial would have come to: none is run here. */
  record: (version: string, faults: readonly string[]) => Promise<void>;
  makeLive: (version: string, expected: string | null) => Promise<Told>;
  startCanary: (version: string, expected: string | null) => Promise<Told>;
  endCanary: (expected: string | null) => Promise<Told>;
  /** The same team, and the token of another one. */
  withTokenOf: (other: Team) => Team;
  token: string;
}>;

const canaryPercent = 50;
const notRun = { pages: 0, roles: 0, seconds: 0 };

export async function teamOf(pair: Pair, area: AreaId): Promise<Team> {
  return withToken(pair, area, await createReleaseToken(pair.db, area, 'drill'));
}

function withToken(pair: Pair, area: AreaId, token: string): Team {
  const ask = async (path: string, { method = 'POST', body }: Ask = {}): Promise<Told> => {
    const isFile = Buffer.isBuffer(body);
    const answer = await fetch(`${pair.alive()}/api/releases/${area}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': isFile ? 'application/x-tar' : 'application/json' }),
      },
      ...(body && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    const { code, live } = (await answer.json()) as { code?: string; live?: { version: string } | null };
    return { status: answer.status, code, live: live?.version ?? null };
  };
  return {
    area,
    token,
    live: async () => (await ask('', { method: 'GET' })).live,
    upload: (archive, version) => ask(`/${version}`, { method: 'PUT', body: archive }),
    record: (version, faults) =>
      pair.db.transaction(async (tx) => {
        await keepVerdict(tx, { area, version, faults, figures: notRun, host: null, liveSet: {} });
      }),
    makeLive: (version, expected) => ask('/live', { body: { version, expected } }),
    startCanary: (version, expected) =>
      ask('/canary', { body: { version, expected, percent: canaryPercent } }),
    endCanary: (expected) => ask('/canary', { method: 'DELETE', body: { expected } }),
    withTokenOf: (other) => withToken(pair, area, other.token),
  };
}

/** Uploads a build; throws if it is refused. */
export async function uploaded(team: Team, { archive, version }: Changed): Promise<string> {
  const { status, code } = await team.upload(archive, version);
  if (status !== 201) throw new Error(`mf-${team.area} ${version} was refused: ${status} ${code}`);
  return version;
}
