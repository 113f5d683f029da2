import { userInfo } from 'node:os';
import { type NameKind, readName } from 'shared-kit/contract/names';
import { StartFailure } from '../platform/start-failure.ts';

const longest = 100;

/** Who runs this command, as logs of the market name them. */
export const operatorName = (): string => `operator ${userInfo().username}`;

/** Who does so: as `--by` says, else who runs the command. */
export const doneBy = (given: string | undefined): string =>
  given?.trim() ? nameGiven('by', 'thing', given) : operatorName();

/** The name that an option gives. */
export function nameGiven(option: string, kind: NameKind, text: string): string {
  const read = readName(kind, text, { least: 1, most: longest });
  if ('name' in read) return read.name;
  const what = kind === 'person' ? 'the name of a person, without a web address' : 'a name';
  throw new StartFailure(
    `--${option} takes ${what}: one line of 1 to ${longest} characters, none of them hidden.`,
  );
}
