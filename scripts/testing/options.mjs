import { Stop } from '../bootstrap/stop.mjs';

export const stageNames = ['checks', 'jest', 'e2e', 'drills'];

/** `--only=checks,jest` keeps to those stages; `--also-on=<url>` repeats the server's tests there; the rest is for jest. */
export function readOptions(args) {
  const options = { only: stageNames, alsoOn: undefined, rest: [] };
  for (const arg of args) {
    const [, name, value] = arg.match(/^--(only|also-on)=(.+)$/) ?? [];
    if (name === 'only') options.only = value.split(',');
    else if (name === 'also-on') options.alsoOn = value;
    else options.rest.push(arg);
  }
  const unknown = options.only.find((it) => !stageNames.includes(it));
  if (unknown) throw new Stop(`There is no stage named ${unknown}.`, `There are: ${stageNames.join(', ')}.`);
  return options;
}
