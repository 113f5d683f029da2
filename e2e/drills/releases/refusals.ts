import type { Changed } from '../../fixtures/release-drill.ts';
import { type Team, type Told, uploaded } from './team.ts';

type Means = Readonly<{
  team: Team;
  /** The team of another area. */
  stranger: Team;
  /** The version that everybody gets. */
  live: string;
  /** A build whose headings say that nobody may see it. */
  make: (what: string) => Promise<Changed>;
}>;

/** Something that the market has to refuse, and how it says so. */
type Refusal = Readonly<{ what: string; code: string; ask: (means: Means) => Promise<Told> }>;

export const refusals: readonly Refusal[] = [
  {
    what: 'A release without a trial',
    code: 'release.untried',
    ask: async ({ team, live, make }) => team.makeLive(await uploaded(team, await make('untried')), live),
  },
  {
    what: 'A release with a fault',
    code: 'release.refused',
    async ask({ team, live, make }) {
      const version = await uploaded(team, await make('faulty'));
      await team.record(version, ['/: a fault of the drill']);
      return team.makeLive(version, live);
    },
  },
  {
    what: 'A canary with a fault',
    code: 'release.refused',
    async ask({ team, live, make }) {
      const version = await uploaded(team, await make('canary'));
      await team.record(version, ['/: a fault of the drill']);
      return team.startCanary(version, live);
    },
  },
  {
    what: 'A version twice',
    code: 'release.exists',
    async ask({ team, make }) {
      const { archive, version } = await make('twice');
      await uploaded(team, { archive, version });
      return team.upload(archive, version);
    },
  },
  {
    what: 'A build as another version',
    code: 'release.build-invalid',
    ask: async ({ team, live, make }) => team.upload((await make('other')).archive, `${live}0`),
  },
  {
    what: 'A move from what is live no more',
    code: 'release.pointer-moved',
    async ask({ team, make }) {
      const version = await uploaded(team, await make('late'));
      await team.record(version, []);
      return team.makeLive(version, 'gone');
    },
  },
  {
    what: 'A token of another team',
    code: 'release.token-of-other-area',
    ask: ({ team, stranger, live }) => team.withTokenOf(stranger).endCanary(live),
  },
];
