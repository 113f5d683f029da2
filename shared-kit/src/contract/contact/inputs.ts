import * as z from 'zod/mini';
import { emailInput } from '../account/account-input.ts';
import { locales } from '../languages/locale.ts';
import { nameInput } from '../names/name-input.ts';
import { contactMessageLength, contactTopics } from './facts.ts';

/** Input of `POST /api/contact`. */
export const contactInput = z.object({
  name: nameInput('person', { least: 2, most: 100 }),
  email: emailInput,
  company: z.nullish(nameInput('thing', { least: 0, most: 200 })),
  topic: z.enum(contactTopics),
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(contactMessageLength.min),
      z.maxLength(contactMessageLength.max),
      z.regex(/^[\P{Cc}\r\n\t]*$/u),
    ),
  /** The language that the writer reads. */
  locale: z.enum(locales),
});
export type ContactInput = z.infer<typeof contactInput>;
