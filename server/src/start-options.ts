import { parseArgs } from 'node:util';
import { type AreaId, isAreaId } from 'shared-kit/contract/areas';
import { StartFailure } from './platform/start-failure.ts';
import { messageOf } from './platform/thrown.ts';

export type StartOptions = Readonly<{
  /** Areas whose live release may be unavailable, because this host can't show it. */
  allowed: readonly AreaId[];
}>;

/** Reads `--allow mf-shop`, which may stand more than once. Throws for anything else. */
export function readStartOptions(args: readonly string[]): StartOptions {
  const { allow } = parsed(args);
  return {
    allowed: allow.map((named) => {
      const area = named.replace(/^mf-/, '');
      if (isAreaId(area)) return area;
      throw new StartFailure(`There is no area ${named}. --allow takes the name of one, such as mf-shop.`);
    }),
  };
}

function parsed(args: readonly string[]): { allow: string[] } {
  try {
    const { allow = [] } = parseArgs({
      args: [...args],
      options: { allow: { type: 'string', multiple: true } },
    }).values;
    return { allow };
  } catch (error) {
    throw new StartFailure(`${messageOf(error)} The start takes only --allow <area>.`);
  }
}
