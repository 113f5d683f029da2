import { parseArgs } from 'node:util';
import { Stop } from '../bootstrap/stop.mjs';
import { builtPackages } from '../bootstrap/workspace.mjs';

export const areas = () => builtPackages().filter((name) => name.startsWith('mf-'));

/** Reads a command line that names one area and a market. */
export function readOptions(
  usage,
  more = {},
  argv = process.argv.slice(2),
  env = process.env,
  known = areas(),
) {
  const { positionals, values } = parse(usage, more, argv);
  const [name, ...rest] = positionals;
  if (!name) throw new Stop('No area is named.', usage);
  if (!known.includes(name))
    throw new Stop(`There is no area named ${name}.`, `There are: ${known.join(', ')}.`);
  const url = values.url ?? env.RELEASE_URL ?? 'http://localhost:4000';
  const token = values.token ?? env.RELEASE_TOKEN;
  if (!URL.canParse(url))
    throw new Stop(`${url} is no address of a market.`, 'Give one by --url or RELEASE_URL.');
  if (!token) {
    throw new Stop(
      'There is no release token.',
      `An operator makes one: pnpm release:token create ${name}. Give it by RELEASE_TOKEN or --token.`,
    );
  }
  return { ...values, name, area: name.replace(/^mf-/, ''), rest, url: new URL(url).origin, token };
}

function parse(usage, more, argv) {
  try {
    return parseArgs({
      args: argv,
      allowPositionals: true,
      options: { url: { type: 'string' }, token: { type: 'string' }, ...more },
    });
  } catch (error) {
    throw new Stop(error.message, usage);
  }
}

/** A share of visitors, 1 to 99; undefined if not given. */
export function readPercent(value) {
  if (value === undefined) return undefined;
  const percent = Number(value);
  if (Number.isInteger(percent) && percent >= 1 && percent <= 99) return percent;
  throw new Stop(
    `${value} is no share of visitors.`,
    'A canary goes to 1 to 99 percent, such as --canary 10.',
  );
}

/** The reason for skipping the gate; undefined if the gate isn't skipped. */
export function readReason(value) {
  if (value === undefined) return undefined;
  if (value.trim()) return value.trim();
  throw new Stop('--skip-gate needs a reason.', 'Say why: pnpm releases shows it for ever.');
}
