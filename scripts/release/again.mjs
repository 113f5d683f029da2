import { Stop } from '../bootstrap/stop.mjs';

/**
 * What releasing a version means: 'new' if the market doesn't have it, 'again' if it was uploaded but never live,
 * 'share' if it is the canary and gets another share. A version that visitors had can't be released again.
 */
export function againReleased({ live, canary, releases, events }, { name, version, percent }) {
  const known = releases.find((it) => it.version === version);
  if (!known) return 'new';
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
  if (known.collected) {
    throw new Stop(
      `${name} ${version} was uploaded before, nobody got it, and its files were removed since.`,
      'Any change makes a new version.',
    );
  }
  return 'again';
}
