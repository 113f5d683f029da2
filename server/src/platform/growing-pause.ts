/** Milliseconds until another try: five seconds after the first failure, then twice as long each time, at most ten minutes. */
export const growingPause = (failures: number): number => Math.min(5000 * 2 ** (failures - 1), 600_000);
