import { and, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import type { FileStore } from '../../../platform/files/index.ts';
import { defineJob } from '../../../platform/jobs/index.ts';
import { marketMailParts } from '../../accounts/index.ts';
import { readReleaseFile } from '../artefacts.ts';
import { findRelease, livePointers, pointedAt } from '../live/pointers.ts';
import { releaseTrial } from '../schema.ts';
import { keepChangesPassed, keepTrouble, keepVerdict } from '../verdict/trials.ts';
import { changesSince } from './changed-pages.ts';
import { endTrial } from './end-trial.ts';
import { panelsToTry } from './panels-to-try.ts';
import { type Release, trialJob, undecided } from './queue-trial.ts';
import { TrialFailed, type TryOut } from './verdict.ts';

type Means = Readonly<{
  tryOut: TryOut;
  /** Version of the host's build; null in development, where it changes all the time. */
  host: string | null;
}>;

/** Tries a release that waits for it, and keeps the verdict unless somebody decided meanwhile. */
export const tryReleases = ({ tryOut, host }: Means) =>
  defineJob({
    ...trialJob,
    async run(release, context, stopped) {
      const { db, files, log } = context;
      const parts = marketMailParts(context);
      if (!(await begin(db, release))) return;
      const described = await findRelease(db, release.area, release.version);
      if (!described) {
        await endTrial(parts, release, (tx) => keepTrouble(tx, release, 'Its files are gone.'));
        return;
      }
      const liveSet = await liveBeside(db, release);
      const messageKeys = await messageKeysOf(files, release);
      const live = (await livePointers(db)).map((it) => it.live);
      const changes = await changesSince(
        files,
        live.find(({ id }) => id === release.area) ?? null,
        described,
      );
      const panels = panelsToTry(described, live);
      const onChangesPassed = () => db.transaction((tx) => keepChangesPassed(tx, release));
      try {
        const means = { stopped, onChangesPassed };
        const { faults, figures: counted } = await tryOut(
          { release: described, messageKeys, changes, panels },
          means,
        );
        const { unpressed } = counted;
        const figures = { ...counted, ...(unpressed && { unpressed: told(unpressed) }) };
        const verdict = { ...release, faults: told(faults), figures, host, liveSet };
        const state = await endTrial(parts, release, (tx) => keepVerdict(tx, verdict));
        log.info({ ...release, state, faults: faults.length, ...figures }, 'a release was tried');
      } catch (error) {
        if (!(error instanceof TrialFailed)) throw error;
        log.error({ err: error, ...release }, 'a release could not be tried');
        const why = `It could not be tried: ${error.message}`;
        await endTrial(parts, release, (tx) => keepTrouble(tx, release, why));
      }
    },
  });

/** Returns false if nobody waits for this trial any more. */
async function begin(db: Database, release: Release): Promise<boolean> {
  const begun = await db
    .update(releaseTrial)
    .set({ startedAt: sql`now()` })
    .where(and(undecided(release), isNotNull(releaseTrial.askedAt)))
    .returning({ version: releaseTrial.version });
  return begun.length > 0;
}

/** The live versions of the other areas. */
async function liveBeside(db: Database, { area }: Release): Promise<Record<string, string>> {
  const pointed = await pointedAt(db);
  const others = pointed.filter((it) => it.share === 'live' && it.area !== area);
  return Object.fromEntries(others.map((it) => [it.area, it.version]));
}

/** The keys of all its texts, by which missing ones are found. */
async function messageKeysOf(files: FileStore, { area, version }: Release): Promise<string[]> {
  const text = await readReleaseFile(files, area, version, 'messages.en.json');
  return text ? Object.keys(JSON.parse(text.toString('utf8')) as Record<string, string>) : [];
}

const mostTold = 100;
const mostLetters = 500;

/** Sentences that quote what the release's pages say may be long, many, and hold letters that can't be stored. */
const told = (sentences: readonly string[]): string[] =>
  sentences.slice(0, mostTold).map((it) => it.replaceAll('\0', '').slice(0, mostLetters).toWellFormed());
