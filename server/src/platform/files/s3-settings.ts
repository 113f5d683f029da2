import * as z from 'zod';
import { flag, variable } from '../env-variables.ts';

/** The bucket's address and our credentials. */
export type S3Settings = Readonly<{
  bucket: string;
  /** Null means Amazon's own, by region. */
  endpoint: string | null;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket is in the URL's path instead of its host. */
  pathStyle: boolean;
}>;

export const s3Variables = {
  S3_BUCKET: variable(
    z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, {
      error: 'must be the name of a bucket: 3 to 63 small letters, digits, dots and hyphens',
    }),
    null,
    'A bucket of an S3-compatible store for releases of areas and pictures. Default: folders in DATA_DIR.',
  ),
  S3_ENDPOINT: variable(
    z.url({ protocol: /^https?$/, error: 'must be an http(s) address, such as https://s3.market.example' }),
    null,
    'Address of the S3-compatible store. Default: that of Amazon in S3_REGION.',
  ),
  S3_REGION: variable(z.string(), 'us-east-1', 'Region of the bucket, as its store calls it.'),
  S3_ACCESS_KEY_ID: variable(
    z.string(),
    null,
    'A key that may list the bucket, and read, write and delete in it. Needed where S3_BUCKET is set.',
  ),
  S3_SECRET_ACCESS_KEY: variable(z.string(), null, 'The secret of S3_ACCESS_KEY_ID.'),
  S3_PATH_STYLE: variable(
    flag,
    null,
    'Whether addresses name the bucket in their path. Default: true where S3_ENDPOINT is set.',
  ),
};

type Values = Readonly<{
  S3_BUCKET: string | null;
  S3_ENDPOINT: string | null;
  S3_REGION: string | null;
  S3_ACCESS_KEY_ID: string | null;
  S3_SECRET_ACCESS_KEY: string | null;
  S3_PATH_STYLE: boolean | null;
}>;

/** Null if files are kept in folders. Adds what is missing to `failures`. */
export function s3SettingsOf(values: Values, failures: string[]): S3Settings | null {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint } = values;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (!bucket) {
    if (endpoint) failures.push('S3_BUCKET must be set where S3_ENDPOINT is.');
    return null;
  }
  if (!accessKeyId || !secretAccessKey) {
    failures.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set where S3_BUCKET is.');
    return null;
  }
  return {
    bucket,
    endpoint,
    region: values.S3_REGION ?? 'us-east-1',
    accessKeyId,
    secretAccessKey,
    pathStyle: values.S3_PATH_STYLE ?? endpoint !== null,
  };
}
