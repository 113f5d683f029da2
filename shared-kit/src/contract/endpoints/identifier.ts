const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Ids are lower-case UUIDs, so that one thing has one address. */
export const isUuid = (value: unknown): value is string => typeof value === 'string' && uuid.test(value);
