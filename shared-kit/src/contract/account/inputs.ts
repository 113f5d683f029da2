import * as z from 'zod/mini';
import { locales } from '../languages/locale.ts';
import { personName } from '../names/name-input.ts';
import { printed } from '../printed-text/printed.ts';
import { emailInput, mailedToken, passwordInput } from './account-input.ts';
import { passwordLength } from './password.ts';

const knownPassword = z.string().check(z.minLength(1), z.maxLength(passwordLength.max));

export const personInput = z.object({
  name: printed(personName),
  locale: z.enum(locales),
});

export const passwordChange = z.object({ current: knownPassword, password: passwordInput });

export const newEmailInput = z.object({
  email: emailInput,
  password: knownPassword,
});

export const newEmailToken = z.object({ token: mailedToken });
