/** The time now. Passed in, so that rules about dates can be tested. */
export type Clock = () => Date;
export const systemClock: Clock = () => new Date();
