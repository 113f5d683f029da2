import { getOAuthState } from 'better-auth/api';
import { defaultLocale, locales, termsVersion } from 'shared-kit/contract';
import * as z from 'zod';
import type { Clock } from '../../../platform/clock.ts';

const field = { required: false, input: false, returned: false } as const;

/** Columns of a new user that no request may name. */
export const newUserFields = {
  locale: { type: 'string', ...field },
  termsVersion: { type: 'string', ...field },
  termsAcceptedAt: { type: 'date', ...field },
} as const;

const locale = z.enum(locales).catch(defaultLocale);

/** What a provider doesn't say of a new user: the language of the way here, and the terms that were shown on it. */
export const newUserFrom = (clock: Clock) => async () => ({
  data: { locale: locale.parse((await getOAuthState())?.locale), termsVersion, termsAcceptedAt: clock() },
});
