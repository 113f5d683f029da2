import { Stop } from '../bootstrap/stop.mjs';

/**
 * What it means to release a version: 'new' when the market doesn't have it, 'share' when it is the canary and
 * another share is asked for. Whatever else was uploaded before is not sent again.
 */
export function againReleased({ live, canary, releases, events }, { name, version, percent }) {
  if (!releases.some((it) => it.version === version)) return 'new';
  if (version === canary?.version) {
    if (percent && percent !== canary.percent) return 'share';
    throw new Stop(
      `${name} ${version} is the canary already, for ${canary.percent} % of the visitors.`,
      `--canary with another share changes that; --promote gives it to everybody, --abort to nobody.`,
    );
  }
  if (version === live?.version)
    throw new Stop(`${name} ${version} is live already.`, 'Nothing changed since.');
  const wasGiven = events.some((it) => it.version === version || it.previous === version);
  if (wasGiven) {
    throw new Stop(
      `${name} ${version} was released before: nothing changed since.`,
      `pnpm rollback ${name} ${version} makes it live again.`,
    );
  }
  throw new Stop(
    `${name} ${version} was uploaded before, but nobody got it: it failed when it was tried, or was never tried to the end.`,
    `Mend it: a change makes a new version. If it was the market that failed, pnpm rollback ${name} ${version} makes it live as it is.`,
  );
}
