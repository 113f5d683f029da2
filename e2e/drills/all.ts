import { clock } from './clock/index.ts';
import { database } from './database/index.ts';
import { disk } from './disk.ts';
import type { Drill } from './drill.ts';
import { files } from './files/index.ts';
import { flood } from './flood/index.ts';
import { guards } from './guards/index.ts';
import { input } from './input/index.ts';
import { kills } from './kills/index.ts';
import { loads } from './loads/index.ts';
import { matrix } from './matrix/index.ts';
import { races } from './races/index.ts';
import { releases } from './releases/index.ts';
import { restore } from './restore.ts';
import { slow } from './slow/index.ts';
import { stop } from './stop.ts';
import { two } from './two/index.ts';

/** Every drill, in the order in which `pnpm drill all` runs them. */
export const drills: readonly Drill[] = [
  stop,
  database,
  kills,
  restore,
  two,
  clock,
  loads,
  disk,
  input,
  flood,
  slow,
  files,
  matrix,
  guards,
  races,
  releases,
];
