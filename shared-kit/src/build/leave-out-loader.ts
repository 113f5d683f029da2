import type { LoaderContext } from '@rspack/core';
import { leaveOut, type Unused } from './leave-out.ts';

/** Removes the unused parts of a library's file. */
export default function leaveOutLoader(this: LoaderContext<Unused>, source: string): string {
  return leaveOut(source, this.getOptions());
}
