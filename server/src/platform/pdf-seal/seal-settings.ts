import * as z from 'zod';
import { variable } from '../env-variables.ts';

/** What seals are made with. */
export type SealSettings = Readonly<{
  /** A PKCS #12 file; null means a test certificate of the market's own. */
  p12File: string | null;
  p12Password: string | null;
  /** A time-stamping authority; null means seals without a time stamp. */
  tsaUrl: string | null;
}>;

export const sealVariables = {
  SIGNING_P12: variable(
    z.string(),
    null,
    'A PKCS #12 file with the key and certificate that seal signed documents. Default: a test certificate, and each document says so.',
  ),
  SIGNING_P12_PASSWORD: variable(z.string(), null, 'The password of that file.'),
  SIGNING_TSA_URL: variable(
    z.url({
      protocol: /^https?$/,
      error: 'must be an http(s) address of a time-stamping authority (RFC 3161)',
    }),
    null,
    'Time-stamps each seal. While it is away, sealing waits. Default: seals have no time stamp.',
  ),
};

type Values = Readonly<{
  SIGNING_P12: string | null;
  SIGNING_P12_PASSWORD: string | null;
  SIGNING_TSA_URL: string | null;
}>;

export const sealSettingsOf = (values: Values): SealSettings => ({
  p12File: values.SIGNING_P12,
  p12Password: values.SIGNING_P12_PASSWORD,
  tsaUrl: values.SIGNING_TSA_URL,
});
