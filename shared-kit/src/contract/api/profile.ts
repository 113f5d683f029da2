import * as z from 'zod/mini';
import { legalForms } from '../company-facts.ts';
import { currencies } from '../currency.ts';
import { locales } from '../locale.ts';
import { companyRoles } from '../session.ts';
import { companyAddressAnswer } from './address.ts';
import { companyKinds, verificationStates } from './workspaces.ts';

/** Kinds of mail that a user can switch off. */
export const notificationKinds = ['quotes', 'financing', 'verification', 'reminders'] as const;
export type NotificationKind = (typeof notificationKinds)[number];
export const notificationChoices = z.record(z.enum(notificationKinds), z.boolean());
export type NotificationChoices = z.infer<typeof notificationChoices>;

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

export const membersAnswer = z.object({
  members: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      role: z.enum(companyRoles),
      isYou: z.boolean(),
    }),
  ),
  /** Told to owners only. */
  invitations: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      role: z.enum(companyRoles),
      expiresAt: z.string(),
      hasExpired: z.boolean(),
    }),
  ),
});
export type MembersAnswer = z.infer<typeof membersAnswer>;

/** How the invited person stands: `new` sets name and password first. */
export const invitedStandings = ['new', 'known', 'already-member', 'other-company'] as const;
export const invitationLook = z.object({
  companyName: z.string(),
  invitedBy: z.string(),
  email: z.string(),
  role: z.enum(companyRoles),
  standing: z.enum(invitedStandings),
});
export type InvitationLook = z.infer<typeof invitationLook>;

export const ownCompany = z.object({
  kind: z.enum(companyKinds),
  legalForm: z.enum(legalForms),
  legalName: z.string(),
  brandName: z.string(),
  country: z.string(),
  city: z.string(),
  taxNumber: z.nullable(z.string()),
  taxOffice: z.nullable(z.string()),
  mersisNumber: z.nullable(z.string()),
  website: z.nullable(z.string()),
  /** Its legal entity identifier. */
  lei: z.nullable(z.string()),
  verification: z.enum(verificationStates),
  /** The reason that staff gave, if the company may know it. */
  verificationReason: z.nullable(z.string()),
  /** Whether it was turned down and may still ask for another look. */
  mayAppeal: z.boolean(),
  /** Since when this verified company lacks an obligatory document; null if it lacks none. */
  reVerificationDue: z.nullable(z.string()),
  approvalLimit: z.nullable(z.object({ amount: z.string(), currency: z.enum(currencies) })),
  /** The most off the list prices that a plain member may offer, in percent; null for any discount. */
  discountLimit: z.nullable(z.string()),
  addresses: z.array(companyAddressAnswer),
});
export type OwnCompany = z.infer<typeof ownCompany>;
