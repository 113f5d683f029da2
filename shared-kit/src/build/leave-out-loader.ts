import type { LoaderContext } from '@rspack/core';
import { leaveOut, type Unused } from './leave-out.ts';

/** Leaves out of a library's file what its rule says. */
export default function leaveOutLoader(this: LoaderContext<Unused>, source: string): string {
  return leaveOut(source, this.getOptions());
}
