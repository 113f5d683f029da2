import * as z from 'zod/mini';
import { emailInput, mailedToken, passwordInput, redirectInput } from '../account/account-input.ts';

export const resetLinkInput = z.object({ email: emailInput });
export const loginLinkInput = z.object({ email: emailInput, redirect: z.nullish(redirectInput) });
export const mailedLinkInput = z.object({ token: mailedToken });
export const passwordResetInput = z.object({ token: mailedToken, password: passwordInput });
