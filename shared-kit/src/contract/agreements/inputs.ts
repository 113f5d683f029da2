import * as z from 'zod/mini';
import { defaultLocale, locales } from '../locale.ts';

/** The language of the text. */
export const agreementQuery = z.object({ locale: z._default(z.enum(locales), defaultLocale) });
export const agreementTextAnswer = z.string();
