import type { FastifyReply } from 'fastify';
import { members } from 'shared-kit/contract/members';
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

const hour = 60 * 60;

export function memberRoutes(route: RegisterRoute, context: ModuleContext): void {
  membersRoutes(route, context);
  invitingRoutes(route, context);
  invitedRoutes(route, context);
}

function membersRoutes(route: RegisterRoute, context: ModuleContext): void {
  route(members.list, members.listSpec, {
    access: onlyCompanyMember,
    handler: ({ actor, request }) => readMembers(mailParts(request, context), actor),
  });

  route(members.giveRole, members.giveRoleSpec, {
    access: onlyCompanyOwner,
    handler: async ({ actor, params, body, request }) => {
      await giveRole(mailParts(request, context), actor, { memberId: params.id, ...body });
      return {};
    },
  });

  route(members.remove, members.removeSpec, {
    access: onlyCompanyMember,
    handler: async ({ actor, params, request }) => {
      await removeMember(mailParts(request, context), actor, params.id);
      return {};
    },
  });
}

function invitingRoutes(route: RegisterRoute, context: ModuleContext): void {
  route(members.invite, members.inviteSpec, {
    access: onlyCompanyOwner,
    handler: async ({ actor, body, request, reply }) => {
      await limitInviting(context, actor.companyId, reply);
      await invite(mailParts(request, context), actor, body);
      return {};
    },
  });

  route(members.resend, members.resendSpec, {
    access: onlyCompanyOwner,
    handler: async ({ actor, params, request, reply }) => {
      await limitInviting(context, actor.companyId, reply);
      await resendInvitation(mailParts(request, context), actor, params.id);
      return {};
    },
  });

  route(members.revoke, members.revokeSpec, {
    access: onlyCompanyOwner,
    handler: async ({ actor, params, request }) => {
      await revokeInvitation(mailParts(request, context), actor, params.id);
      return {};
    },
  });
}

/** An invitation mails a stranger in our name. */
const limitInviting = ({ db, clock }: ModuleContext, who: string, reply: FastifyReply): Promise<void> =>
  limitAttempts(db, { what: 'invitation', who, most: 30, windowSeconds: hour }, clock(), reply);

function invitedRoutes(route: RegisterRoute, context: ModuleContext): void {
  const { db, clock } = context;
  const sessions = sessionParts(context);
  const limit = (ip: string, reply: Parameters<typeof limitAttempts>[3]) =>
    limitAttempts(db, { what: 'invitation.use', who: ip, most: 30, windowSeconds: 60 }, clock(), reply);

  route(members.lookAtInvitation, members.lookAtInvitationSpec, {
    access: anyone,
    handler: async ({ body, request, reply }) => {
      await limit(request.ip, reply);
      return lookAtInvitation(mailParts(request, context), body.token);
    },
  });

  route(members.acceptInvitation, members.acceptInvitationSpec, {
    access: anyone,
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
