import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, buildForDevelopment } from '../bootstrap/build.mjs';
import { alone } from '../bootstrap/lock.mjs';
import { root } from '../bootstrap/root.mjs';
import { run } from '../bootstrap/run.mjs';
import { marketNode, quickEnvironment } from '../bootstrap/runtime.mjs';
import { seconds } from '../bootstrap/step.mjs';
import { builtPackages } from '../bootstrap/workspace.mjs';
import { assertFree } from './free-port.mjs';
import { labelled } from './labelled.mjs';
import { hostModeOf } from './running-market.mjs';

async function assertPossible({ market, marketPort, areas }) {
  for (const { name, port } of areas)
    await assertFree(
      port,
      `from which ${name} is served`,
      'Is it being worked on already? Else set AREA_PORT to a free one.',
    );
  if (market) return;
  const remedy = `A market that runs there is used with --market http://localhost:${marketPort}; else set PORT to a free one.`;
  await assertFree(marketPort, 'on which the market would listen', remedy);
}

/** Builds everything but the area as for a release. Of the area itself, any last build will do. */
async function buildTheRest({ names }) {
  await alone(async () => {
    const isDue = (name) => !names.includes(name) || !existsSync(join(root, name, 'dist/area.json'));
    await build({ only: builtPackages().filter(isDue) });
    // Only React's development build can show edits in place.
    await buildForDevelopment('host');
  });
}

/** Starts a program. `ready` resolves at the line that says it is ready, `ended` when it has ended. */
function start(args, { cwd = root, env, show, isReady }) {
  const ready = Promise.withResolvers();
  const onLine = (line) => {
    const found = isReady.exec(line);
    if (found) ready.resolve(found[1]);
    show(line, found);
  };
  const options = { cwd, env: { ...quickEnvironment(cwd), ...env }, quiet: true, endsItself: true, onLine };
  return { ready: ready.promise, ended: run(marketNode(), args, options) };
}

function startMarket({ market, areas }, label) {
  if (market) return { ready: Promise.resolve(market), ended: new Promise(() => {}) };
  const show = label('market');
  return start([join(root, 'server/src/main.ts')], {
    // Don't prerender pages: the first page shown isn't prerendered, either.
    env: {
      NODE_ENV: process.env.NODE_ENV ?? 'production',
      // No confirmation is needed: the developer who starts this market also serves these areas.
      ALLOW_OVERRIDES: areas.map(({ id, port }) => `${id}@${port}`).join('.'),
      PREPARE_PAGES: 'false',
    },
    isReady: /^Ready at (\S+)/,
    // Hide its own steps unless they are the last it says.
    show: (line, isReady) => !isReady && show(line),
  });
}

const startArea = ({ name, folder, port }, hostMode, label) =>
  start([join(root, 'scripts/dev/serve-area.mjs'), folder, String(port), hostMode], {
    cwd: folder,
    env: { NODE_ENV: hostMode },
    isReady: /^(compiled|does not compile)/,
    show: label(name),
  });

/** The area's first page without parameters, with the override that loads the area from here. */
async function pageOf({ id, port }, market) {
  const told = await fetch(`http://localhost:${port}/area.json`).then((answer) => answer.json());
  const { pattern = '/' } = told.pages?.find((it) => !/[:*]/.test(it.pattern)) ?? {};
  return `${market}${pattern}?area-override=${id}@${port}`;
}

const edits = {
  development: 'edits are taken in place',
  production: "edits load the page anew, since this market's host is built for production",
};

/** `pnpm dev mf-shop`: runs this area from its source in the real market, and everything else as built. */
export async function workInPlace(options) {
  const since = performance.now();
  await assertPossible(options);
  const label = labelled([...options.names, 'market']);
  const hostMode = options.market ? await hostModeOf(options.market, options.areas[0]) : 'development';
  if (!options.market) await buildTheRest(options);
  // The market takes longest to start.
  const market = startMarket(options, label);
  const areas = options.areas.map((area) => ({ area, ...startArea(area, hostMode, label) }));
  const ended = Promise.race([market.ended, ...areas.map((it) => it.ended)]);
  const ready = Promise.all([market.ready, ...areas.map((it) => it.ready)]).then(async ([address]) => {
    for (const { area } of areas) console.log(`\n${area.name} in the market: ${await pageOf(area, address)}`);
    console.log(`ready in ${seconds(since)}; ${edits[hostMode]}; Ctrl-C ends it\n`);
  });
  ready.catch((error) => console.error(error));
  const { code } = await ended;
  // One alone is of no use to anybody.
  process.kill(process.pid, 'SIGTERM');
  await Promise.all([market.ended, ...areas.map((it) => it.ended)].slice(options.market ? 1 : 0));
  return code === 0 ? 130 : 1;
}
