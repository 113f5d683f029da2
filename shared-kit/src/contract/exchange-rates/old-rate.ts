const mostDays = 5;

/** Whether a reference rate of that day was older than a long weekend may make it, at the moment that it is or was used. */
export const isOldRate = (date: string, at: Date): boolean =>
  at.getTime() - Date.parse(date) >= (mostDays + 1) * 24 * 60 * 60 * 1000;
