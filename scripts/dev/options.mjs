import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../bootstrap/root.mjs';
import { Stop } from '../bootstrap/stop.mjs';
import { builtPackages } from '../bootstrap/workspace.mjs';

const usage = `Usage: pnpm dev                      host, all areas and the server, with reload
       pnpm dev <area>…               these areas in the real market, edits taken in place
       [--market <address>]           in a market that runs already, instead of one of its own`;

function parse(args) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { market: { type: 'string' } } });
  } catch (error) {
    throw new Stop(error.message, usage);
  }
}

function readPort(name, text, usual) {
  const port = text ? Number(text) : usual;
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Stop(`${name} must be a port from 1 to 65535, not ${text}.`, usage);
}

/**
 * What to work on, and where. Each area keeps its port, so that open pages find it again. `base` is the folder that
 * holds the packages.
 */
export function readOptions(args, env, packages = builtPackages(), base = root) {
  const { positionals, values } = parse(args);
  const names = [...new Set(positionals.map((it) => (packages.includes(`mf-${it}`) ? `mf-${it}` : it)))];
  const unknown = names.find((it) => !packages.includes(it));
  if (unknown) throw new Stop(`There is no area named ${unknown}.`, `There are: ${packages.join(', ')}.`);
  if (values.market && !URL.canParse(values.market))
    throw new Stop(`${values.market} is no address of a market.`, usage);
  const first = readPort('AREA_PORT', env.AREA_PORT, 4101);
  return {
    names,
    isInPlace: names.length > 0 && !names.includes('host'),
    market: values.market && new URL(values.market).origin,
    marketPort: readPort('PORT', env.PORT, 4000),
    areas: names.map((name) => ({
      name,
      id: name.slice('mf-'.length),
      folder: join(base, name),
      port: first + (env.AREA_PORT ? names.indexOf(name) : packages.indexOf(name)),
    })),
  };
}
