/** Header of an answer from memory, while the database is away: when it was last known to be right, in ISO 8601. */
export const dataOfHeader = 'x-data-of';
