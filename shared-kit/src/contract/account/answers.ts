import * as z from 'zod/mini';
import { locales } from '../languages/locale.ts';

export const ownPerson = z.object({
  name: z.string(),
  email: z.string(),
  /** The language of mails. */
  locale: z.enum(locales),
  /** Waits for the confirmation that was mailed to it. */
  newEmail: z.nullable(z.string()),
  /** Somebody who signs in otherwise may have none. */
  hasPassword: z.boolean(),
});
export type OwnPerson = z.infer<typeof ownPerson>;

export const ownSessionsAnswer = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      isThis: z.boolean(),
      userAgent: z.nullable(z.string()),
      /** ISO 3166-1 alpha-2; null where the address belongs to no known country. */
      country: z.nullable(z.string()),
      beganAt: z.string(),
      lastUsedAt: z.string(),
    }),
  ),
});
export type OwnSession = z.infer<typeof ownSessionsAnswer>['sessions'][number];
