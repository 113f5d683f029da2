import * as z from 'zod/mini';
import { emailInput, mailedToken, passwordInput } from '../account/account-input.ts';
import { locales } from '../languages/locale.ts';
import { personName } from '../names/name-input.ts';
import { printed } from '../printed-text/printed.ts';
import { companyRoles } from '../session/session.ts';

export const roleInput = z.object({ role: z.enum(companyRoles) });

export const invitationInput = z.object({
  email: emailInput,
  role: z.enum(companyRoles),
  locale: z.enum(locales),
});

export const invitationToken = z.object({ token: mailedToken });

/** Somebody who has no account yet sets a name and a password. */
export const acceptanceInput = z.object({
  token: mailedToken,
  person: z.nullish(
    z.object({
      name: printed(personName),
      password: passwordInput,
    }),
  ),
});
