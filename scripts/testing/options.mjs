import { Stop } from '../bootstrap/stop.mjs';

export const stageNames = ['checks', 'jest', 'e2e', 'drills'];

/**
 * `--all` runs every test there is. `--only=checks,jest` runs only those stages, `--changed` only what a change can
 * affect. `--also-on=<url>` repeats the server's database tests there. All other arguments are for jest.
 */
export function readOptions(args) {
  const options = { only: stageNames, alsoOn: undefined, all: false, changed: false, rest: [] };
  for (const arg of args) {
    const [, name, value] = arg.match(/^--(only|also-on)=(.+)$/) ?? [];
    if (name === 'only') options.only = value.split(',');
    else if (name === 'also-on') options.alsoOn = value;
    else if (arg === '--all') options.all = true;
    else if (arg === '--changed') options.changed = true;
    else options.rest.push(arg);
  }
  const unknown = options.only.find((it) => !stageNames.includes(it));
  if (unknown) throw new Stop(`There is no stage named ${unknown}.`, `There are: ${stageNames.join(', ')}.`);
  return options;
}
