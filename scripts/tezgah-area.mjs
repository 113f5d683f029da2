#!/usr/bin/env node
import { basename, dirname } from 'node:path';
import { check } from './area/check.mjs';
import { create } from './area/create.mjs';
import { buildHere, ownRepository } from './area/own-repository.mjs';
import { endWithPackageManager } from './bootstrap/parent.mjs';
import { marketNode } from './bootstrap/runtime.mjs';
import { main, Stop } from './bootstrap/stop.mjs';
import { readOptions } from './dev/options.mjs';
import { workInPlace } from './dev/work-in-place.mjs';
import { listReleases } from './release/list-releases.mjs';
import { release } from './release/release.mjs';
import { rollback } from './release/rollback.mjs';

const usage = `Usage: tezgah-area create <name> --kit <file>   a new area in a folder of its own
       tezgah-area dev [--market <address>]     shows the area in a running market; edits are taken in place
       tezgah-area build | check | release | rollback | releases`;

const folder = process.cwd();
const name = basename(folder);
/** Every command may name the area, as in the market's own repository. */
const named = (args) => [name, ...args.filter((it) => it !== name && it !== '--')];

const commands = {
  create: (args) => create(args, folder),
  build: () => buildHere(),
  check: (args) => check(named(args)),
  dev: (args) => {
    endWithPackageManager();
    const market = process.env.RELEASE_URL ?? 'http://localhost:4000';
    const options = readOptions(named(args), process.env, [name], dirname(folder));
    return workInPlace({ ...options, market: options.market ?? market });
  },
  release: (args) => release(ownRepository, named(args), [name]),
  rollback: (args) => rollback(named(args), [name]),
  releases: (args) => listReleases(named(args), [name]),
};

await main(async () => {
  marketNode();
  const [command, ...args] = process.argv.slice(2);
  if (!Object.hasOwn(commands, command ?? ''))
    throw new Stop(command ? `There is no command ${command}.` : 'No command is given.', usage);
  if (command !== 'create' && !name.startsWith('mf-'))
    throw new Stop(`${name} is no folder of an area.`, 'Run it in the folder mf-<name> of your area.');
  return commands[command](args);
});
