/** Milliseconds until the next retry: five seconds after the first failure, then doubling, at most ten minutes. */
export const growingPause = (failures: number): number => Math.min(5000 * 2 ** (failures - 1), 600_000);
