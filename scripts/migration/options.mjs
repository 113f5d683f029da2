import { parseArgs } from 'node:util';
import { Stop } from '../bootstrap/stop.mjs';

const usage = `Usage: pnpm migration <name>   such as pnpm migration spare-parts-years
       [--empty]               for SQL of your own, which no schema shows`;

function parse(args) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { empty: { type: 'boolean', default: false } },
    });
  } catch (error) {
    throw new Stop(error.message, usage);
  }
}

/** The migration's name, which becomes part of its file's name, and whether its SQL is written by hand. */
export function readOptions(args) {
  const { positionals, values } = parse(args);
  const [name, ...more] = positionals;
  if (!name) throw new Stop('The migration has no name.', usage);
  if (more.length > 0)
    throw new Stop(
      'A migration has one name.',
      `Join its words with hyphens: pnpm migration ${positionals.join('-')}`,
    );
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 60)
    throw new Stop(
      `${name} is no name for a migration: it takes up to 60 letters a to z and digits, its words joined by hyphens.`,
      usage,
    );
  return { name, isEmpty: values.empty };
}
