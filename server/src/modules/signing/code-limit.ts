import { signingLimits } from 'shared-kit/contract/signing';

/** How many codes are mailed. Counted for each person and company. */
export const codeLimit = {
  what: 'signing-code',
  most: signingLimits.codesAnHour,
  windowSeconds: 3600,
} as const;
