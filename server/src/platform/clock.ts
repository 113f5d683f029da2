/** The time now. Passed in, so that rules about dates can be tested. */
export type Clock = () => Date;

let aheadMs = 0;

/** The machine's time, corrected to the database's: processes on several machines must agree on it. */
export const systemClock: Clock = () => new Date(Date.now() + aheadMs);

/** Tells how many milliseconds the database's clock is ahead of this machine's. */
export const correctClock = (milliseconds: number): void => {
  aheadMs = milliseconds;
};
