import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AreaId } from 'shared-kit/contract/areas';
import { type Changed, changedBuild, commandIn } from '../../fixtures/release-drill.ts';
import { root, workspaceCopy } from '../../fixtures/workspace-copy.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { newArea, newPage, roles, type ShownPage } from './roles.ts';

/** Builds from which releases are made: they differ by one word in the headings of their pages. */
export type Builds = Readonly<{
  areas: readonly AreaId[];
  /** A build of the area in whose headings the mark stands first. */
  make: (area: AreaId, mark: string) => Promise<Changed>;
  /** The heading that a page has without any mark. */
  headingOf: (page: ShownPage) => string;
}>;

const pages = [...roles.flatMap((role) => role.pages), newPage];

/** Takes the checkout's built areas, and builds the one that joins. */
export async function readBuilds(): Promise<Builds> {
  const newDist = await buildNewArea();
  const distOf = (area: AreaId) => (area === newArea ? newDist : join(root, `mf-${area}/dist`));
  const areas = [...new Set(roles.flatMap((role) => role.pages).map(({ area }) => area))];
  const words = new Map(
    [...areas, newArea].map((area) => [
      area,
      JSON.parse(readFileSync(join(distOf(area), 'messages.en.json'), 'utf8')) as Record<string, string>,
    ]),
  );
  return {
    areas,
    make: (area, mark) =>
      changedBuild(distOf(area), `0.0.0-drill.${mark.replaceAll(/\W/g, '')}`, (text) =>
        marked(text, keysOf(area), mark),
      ),
    headingOf: ({ area, key }) => words.get(area)?.[key] ?? '',
  };
}

const keysOf = (area: AreaId) => [...new Set(pages.filter((it) => it.area === area).map(({ key }) => key))];

/** Puts the mark before these messages, in a script or in a list of messages. */
function marked(text: string, keys: readonly string[], mark: string): string {
  return keys.reduce((before, key) => {
    const after = before.replace(
      new RegExp(`"${key.replaceAll('.', '\\.')}":\\s*"`),
      (found) => found + mark,
    );
    if (after === before) throw new Error(`The build has no message ${key}.`);
    return after;
  }, text);
}

/** Makes an area as its team does, in a copy of the checkout. Returns the folder with its build. */
async function buildNewArea(): Promise<string> {
  const checkout = await workspaceCopy({ isBuilt: false });
  try {
    const inCopy = (folder: string) => join(checkout.folder, folder);
    await commandIn(checkout.folder, 'scripts/create-area.mjs', [newArea, '--no-install'], {});
    const like = { recursive: true, verbatimSymlinks: true };
    cpSync(inCopy('mf-bank/node_modules'), inCopy(`mf-${newArea}/node_modules`), like);
    const said = await commandIn(
      inCopy(`mf-${newArea}`),
      'node_modules/@rspack/cli/bin/rspack.js',
      ['build', '--config-loader', 'native', '--mode', 'production'],
      { NODE_ENV: 'production' },
    );
    const dist = temporaryFolder();
    try {
      cpSync(inCopy(`mf-${newArea}/dist`), dist, { recursive: true });
    } catch (error) {
      throw new Error(`The new area was not built:\n${said}`, { cause: error });
    }
    return dist;
  } finally {
    checkout.remove();
  }
}
