import * as z from 'zod/mini';
import { ownAddress } from '../routes/own-address.ts';
import { passwordLength } from './password.ts';

/** Names the fields that hold a mail address in JSON schemas. */
export const emailKeyword = 'x-mail-address';

/** A mail address, wherever one is given: without blanks around it, in lower case. */
export const emailInput = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(254), z.email())
  .register(z.globalRegistry, { [emailKeyword]: 'address' });

/** A page of the market itself. */
export const redirectInput = z.string().check(
  z.maxLength(1000),
  z.refine((text) => ownAddress(text) !== null),
);

export const passwordInput = z
  .string()
  .check(z.minLength(passwordLength.min), z.maxLength(passwordLength.max));

/** The secret of a mailed link. */
export const mailedToken = z.string().check(z.minLength(1), z.maxLength(200));
