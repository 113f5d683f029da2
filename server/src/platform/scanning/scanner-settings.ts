import * as z from 'zod';
import { variable } from '../env-variables.ts';

/** Where clamd listens. */
export type Scanner = Readonly<{ host: string; port: number } | { path: string }>;

const address = z.string().transform((text, context): Scanner => {
  const socket = /^unix:(\/.+)$/.exec(text)?.[1];
  if (socket !== undefined) return { path: socket };
  const [, host, port] = /^tcp:\/\/\[?([\w.:-]+?)\]?:(\d{1,5})$/.exec(text) ?? [];
  if (host !== undefined && port !== undefined) return { host, port: Number(port) };
  context.addIssue({
    code: 'custom',
    message: 'must look like tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl',
  });
  return z.NEVER;
});

export const scannerVariables = {
  CLAMD_URL: variable(
    address,
    null,
    'The virus scanner clamd, such as tcp://127.0.0.1:3310: no uploaded file is opened before it was scanned. Its StreamMaxLength must be 40M at least. Default: files are not scanned, and documents are marked as such.',
  ),
};
