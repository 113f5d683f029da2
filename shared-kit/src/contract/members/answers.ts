import * as z from 'zod/mini';
import { companyRoles } from '../session/session.ts';

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
