import * as z from 'zod/mini';
import { printed } from '../printed-text/printed.ts';
import { accountLength, bareAccount, groupedAccount, isIban } from './iban.ts';

/** Marks numbers of bank accounts in JSON schemas, OpenAPI's included. */
export const accountKeyword = 'x-account';

/** An IBAN in groups of four, however it was written; another number as it was typed. */
export function readAccount(text: string): string {
  const bare = bareAccount(text);
  return isIban(bare) ? groupedAccount(bare) : text.trim();
}

/** The number of a bank account that somebody gives. Its length counts as it was read. */
export const accountInput = (least: 0 | 1) =>
  printed(
    z
      .string()
      .check(z.overwrite(readAccount), z.minLength(least), z.maxLength(accountLength))
      .register(z.globalRegistry, { [accountKeyword]: true }),
  );
