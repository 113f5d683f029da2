import type { ErrorCode } from '../errors/error-codes.ts';
import type { UploadDoor } from '../uploads/doors.ts';
import type { EndpointSpec } from './endpoint.ts';

/** What any endpoint may answer: about the request itself, who asks, and a market that can't answer now. */
const anywhere: readonly ErrorCode[] = [
  'request.malformed',
  'request.parameter-invalid',
  'request.body-invalid',
  'request.body-too-large',
  'request.too-many',
  'request.abandoned',
  'auth.signed-out',
  'access.forbidden',
  'endpoint.not-found',
  'company.not-allowed',
  'database.away',
  'database.busy',
  'storage.full',
  'files.unreachable',
  'server.busy',
  'server.not-ready',
];
const ofKeys: readonly ErrorCode[] = ['idempotency.key-missing', 'idempotency.key-reused'];

/** Whether an endpoint may answer this code: it declares it, or any endpoint like it may. */
export const mayAnswer = (
  {
    errors,
    takesKey,
    door,
  }: Pick<EndpointSpec, 'errors'> & Readonly<{ takesKey?: true | undefined; door?: UploadDoor | undefined }>,
  code: ErrorCode,
): boolean =>
  errors.includes(code) ||
  anywhere.includes(code) ||
  (takesKey === true && ofKeys.includes(code)) ||
  (door !== undefined && (code.startsWith('upload.') || code === 'request.media-type-unsupported'));
