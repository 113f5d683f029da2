import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Stop } from '../bootstrap/stop.mjs';

const entryBudget = 16 * 1024;

/** Looks at a build as the market will, before anything is sent. Answers its description. */
export function verify(folder, area) {
  const read = (name) => readFileSync(join(folder, name));
  const built = JSON.parse(read('area.json').toString('utf8'));
  if (built.id !== area)
    throw new Stop(`The build calls itself ${built.id}.`, `The id in src/area.ts must be ${area}.`);
  for (const [name, hash] of Object.entries(built.integrity)) {
    const actual = `sha384-${createHash('sha384').update(read(name)).digest('base64')}`;
    if (actual !== hash)
      throw new Stop(`${name} was changed after the build.`, 'Build again: pnpm build --force.');
  }
  const entry = read(built.entry);
  if (!entry.includes(`mf_${area}`)) {
    throw new Stop(`The remote entry doesn't name mf_${area}.`, 'Use createAreaConfig of the kit as it is.');
  }
  const size = gzipSync(entry).length;
  if (size > entryBudget) {
    throw new Stop(
      `The remote entry weighs ${size} bytes compressed; ${entryBudget} are allowed.`,
      'Something large is imported by src/area.ts itself: import pages lazily.',
    );
  }
  return { ...built, entryBytes: size };
}
