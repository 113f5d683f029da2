/** The time now. Passed in, so that rules about dates can be tested. */
export type Clock = () => Date;

let aheadMs = 0;

/** This machine's time, corrected by the database's clock: processes on several machines must agree. */
export const systemClock: Clock = () => new Date(Date.now() + aheadMs);

/** Sets by how many milliseconds the database's clock is ahead of this machine's. */
export const correctClock = (milliseconds: number): void => {
  aheadMs = milliseconds;
};
