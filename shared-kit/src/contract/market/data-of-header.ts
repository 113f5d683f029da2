/** Header of a cached answer sent while the database is away: the last time (ISO 8601) it was known to be right. */
export const dataOfHeader = 'x-data-of';
