import { gunzipSync } from 'node:zlib';
import { AppError } from '../../platform/http/index.ts';
import { codeOf } from '../../platform/thrown.ts';

/** Limit of a body, both compressed and unpacked. */
export const bodyLimit = 64 * 1024;

export type RawBody = Readonly<{
  bytes: Buffer;
  /** Media type without parameters; beacons send text/plain or none. */
  mediaType: string;
  /** From the query: `gzip-js`, `base64` or nothing. */
  compression: string | undefined;
}>;

/** The JSON of a body, in any of the client's encodings. */
export function readBody(body: RawBody): unknown {
  const text = unpack(body);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('request.malformed', { detail: 'The body is no JSON', cause });
  }
}

function unpack({ bytes, mediaType, compression }: RawBody): string {
  // The client sends plain JSON if a browser can't compress, so the bytes decide.
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return gunzip(bytes);
  if (compression?.startsWith('gzip')) {
    if (bytes[0] === 0x7b || bytes[0] === 0x5b) return utf8(bytes);
    throw new AppError('request.malformed', { detail: 'The body is no gzip data' });
  }
  const text = mediaType === 'application/x-www-form-urlencoded' ? formData(bytes) : utf8(bytes);
  if (compression !== 'base64') return text;
  // Form decoding turns + into a space.
  return utf8(Buffer.from(text.replaceAll(' ', '+'), 'base64'));
}

const utf8 = (bytes: Buffer): string => bytes.toString('utf8');

function formData(bytes: Buffer): string {
  const data = new URLSearchParams(utf8(bytes)).get('data');
  if (data === null) throw new AppError('request.malformed', { detail: 'The form has no data' });
  return data;
}

function gunzip(bytes: Buffer): string {
  try {
    return utf8(gunzipSync(bytes, { maxOutputLength: bodyLimit }));
  } catch (cause) {
    const isTooLong = codeOf(cause) === 'ERR_BUFFER_TOO_LARGE';
    throw new AppError(isTooLong ? 'request.body-too-large' : 'request.malformed', { cause });
  }
}
