import { getOAuthState } from 'better-auth/api';
import { termsVersion } from 'shared-kit/contract/companies';
import { defaultLocale, locales } from 'shared-kit/contract/languages';
import * as z from 'zod';
import type { Clock } from '../../../platform/clock.ts';

const field = { required: false, input: false, returned: false } as const;

/** Columns of a new user that no request may set. */
export const newUserFields = {
  locale: { type: 'string', ...field },
  termsVersion: { type: 'string', ...field },
  termsAcceptedAt: { type: 'date', ...field },
} as const;

const locale = z.enum(locales).catch(defaultLocale);

/** A new user's data that the provider doesn't give: the language of the page, and the terms shown on it. */
export const newUserFrom = (clock: Clock) => async () => ({
  data: { locale: locale.parse((await getOAuthState())?.locale), termsVersion, termsAcceptedAt: clock() },
});
