import type { FastifyReply } from 'fastify';
import { companyRoles, invitationLook, locales, membersAnswer, passwordLength } from 'shared-kit/contract';
import * as z from 'zod';
import {
  anyone,
  type ModuleContext,
  onlyCompanyMember,
  onlyCompanyOwner,
  type RegisterRoute,
} from '../../platform/http/index.ts';
import {
  endSession,
  findSession,
  limitAttempts,
  mailParts,
  sessionParts,
  setSessionCookie,
  startSession,
} from '../accounts/index.ts';
import { acceptInvitation, lookAtInvitation } from './accept-invitation.ts';
import {
  giveRole,
  invite,
  readMembers,
  removeMember,
  resendInvitation,
  revokeInvitation,
} from './members.ts';

const nothing = z.object({});
const byId = z.object({ id: z.uuid() });
const role = z.enum(companyRoles);
const email = z.string().trim().toLowerCase().max(254).pipe(z.email());
const token = z.string().min(1).max(200);
const hour = 60 * 60;

export function memberRoutes(route: RegisterRoute, context: ModuleContext): void {
  membersRoutes(route, context);
  invitingRoutes(route, context);
  invitedRoutes(route, context);
}

function membersRoutes(route: RegisterRoute, context: ModuleContext): void {
  route({
    method: 'GET',
    url: '/api/company/members',
    access: onlyCompanyMember,
    answer: membersAnswer,
    summary: 'The members of my company; for its owners the open invitations too',
    handler: ({ actor, request }) => readMembers(mailParts(request, context), actor),
  });

  route({
    method: 'POST',
    url: '/api/company/members/:id/role',
    access: onlyCompanyOwner,
    params: byId,
    body: z.object({ role }),
    answer: nothing,
    summary: 'Gives a member another role; the last owner stays one',
    handler: async ({ actor, params, body, request }) => {
      await giveRole(mailParts(request, context), actor, { memberId: params.id, ...body });
      return {};
    },
  });

  route({
    method: 'DELETE',
    url: '/api/company/members/:id',
    access: onlyCompanyMember,
    params: byId,
    answer: nothing,
    summary: 'Removes a member, or leaves the company oneself; the last owner stays',
    handler: async ({ actor, params, request }) => {
      await removeMember(mailParts(request, context), actor, params.id);
      return {};
    },
  });
}

function invitingRoutes(route: RegisterRoute, context: ModuleContext): void {
  route({
    method: 'POST',
    url: '/api/company/invitations',
    access: onlyCompanyOwner,
    body: z.object({ email, role, locale: z.enum(locales) }),
    answer: nothing,
    summary: 'Mails an invitation into my company; one for the same address takes the place of the first',
    handler: async ({ actor, body, request, reply }) => {
      await limitInviting(context, actor.companyId, reply);
      await invite(mailParts(request, context), actor, body);
      return {};
    },
  });

  route({
    method: 'POST',
    url: '/api/company/invitations/:id/resend',
    access: onlyCompanyOwner,
    params: byId,
    body: nothing,
    answer: nothing,
    summary: 'Mails an invitation again, with a new link',
    handler: async ({ actor, params, request, reply }) => {
      await limitInviting(context, actor.companyId, reply);
      await resendInvitation(mailParts(request, context), actor, params.id);
      return {};
    },
  });

  route({
    method: 'DELETE',
    url: '/api/company/invitations/:id',
    access: onlyCompanyOwner,
    params: byId,
    answer: nothing,
    summary: 'Revokes an invitation',
    handler: async ({ actor, params, request }) => {
      await revokeInvitation(mailParts(request, context), actor, params.id);
      return {};
    },
  });
}

/** An invitation mails a stranger in our name. */
const limitInviting = ({ db, clock }: ModuleContext, who: string, reply: FastifyReply): Promise<void> =>
  limitAttempts(db, { what: 'invitation', who, most: 30, windowSeconds: hour }, clock(), reply);

const person = z.object({
  name: z.string().trim().min(1).max(120),
  password: z.string().min(passwordLength.min).max(passwordLength.max),
});

function invitedRoutes(route: RegisterRoute, context: ModuleContext): void {
  const { db, clock } = context;
  const sessions = sessionParts(context);
  const limit = (ip: string, reply: Parameters<typeof limitAttempts>[3]) =>
    limitAttempts(db, { what: 'invitation.use', who: ip, most: 30, windowSeconds: 60 }, clock(), reply);

  route({
    method: 'POST',
    url: '/api/auth/look-at-invitation',
    access: anyone,
    body: z.object({ token }),
    answer: invitationLook,
    summary: 'What an invitation says and how the invited person stands; does not use it up',
    handler: async ({ body, request, reply }) => {
      await limit(request.ip, reply);
      return lookAtInvitation(mailParts(request, context), body.token);
    },
  });

  route({
    method: 'POST',
    url: '/api/auth/accept-invitation',
    access: anyone,
    body: z.object({ token, person: z.nullish(person) }),
    answer: nothing,
    summary: 'Joins a company by a mailed link, once, and signs in; makes an account where there is none',
    handler: async ({ body, request, reply }) => {
      await limit(request.ip, reply);
      const before = await findSession(sessions, request);
      const accepted = { token: body.token, person: body.person ?? null };
      const opened = await acceptInvitation(mailParts(request, context), accepted, async (tx, userId) => {
        if (before) await endSession(tx, before.token);
        return startSession(tx, userId, { request, now: clock() });
      });
      setSessionCookie(reply, opened, sessions);
      return {};
    },
  });
}
