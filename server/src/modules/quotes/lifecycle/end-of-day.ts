const day = 86_400_000;

/** The first instant after a day such as `2026-11-30`, in UTC. */
export const endOfDay = (date: string): Date => new Date(Date.parse(`${date}T00:00:00Z`) + day);
