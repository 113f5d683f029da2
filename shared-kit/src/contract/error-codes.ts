/** Every failure the API may name, and the HTTP status it has. The wire carries codes; pages translate them. */
export const errorCodes = {
  'request.malformed': 400,
  'request.parameter-invalid': 400,
  'request.body-invalid': 400,
  'request.body-too-large': 413,
  'request.media-type-unsupported': 415,
  'request.origin-refused': 403,
  'request.too-many': 429,
  'idempotency.key-missing': 400,
  'idempotency.key-reused': 422,
  'auth.signed-out': 401,
  'auth.credentials-wrong': 401,
  'auth.email-unverified': 403,
  'auth.link-invalid': 410,
  'access.forbidden': 403,
  'page.not-found': 404,
  'endpoint.not-found': 404,
  'product.not-found': 404,
  'category.not-found': 404,
  'cursor.stale': 409,
  'cursor.invalid': 400,
  'area.not-found': 404,
  'server.not-ready': 503,
  internal: 500,
} as const satisfies Readonly<Record<string, number>>;
export type ErrorCode = keyof typeof errorCodes;

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(errorCodes, value);
