import type { FailureCode } from './failure.ts';

export type RecentFailure = Readonly<{ at: number; area: string; code: FailureCode; message: string }>;

const key = 'area-failures';
const mostKept = 20;

/** Failures of areas in this tab, newest first. They survive reloads. */
export function recentFailures(): RecentFailure[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]') as RecentFailure[];
  } catch {
    return [];
  }
}

export function noteFailure(failure: Omit<RecentFailure, 'at'>, at = Date.now()): void {
  try {
    const kept = [{ ...failure, at }, ...recentFailures()].slice(0, mostKept);
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Nothing depends on this list.
  }
}
