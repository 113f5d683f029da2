const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** An application that waits longer is highlighted. */
const lateAfter = 2 * day;

export type WaitingTime = Readonly<{ days: number; hours: number; isLate: boolean }>;

/** Time since `since`, in whole days and hours. */
export function waitingTime(since: string, now: number): WaitingTime {
  const waited = Math.max(0, now - Date.parse(since));
  return {
    days: Math.floor(waited / day),
    hours: Math.floor((waited % day) / hour),
    isLate: waited >= lateAfter,
  };
}
