import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mailedLinks } from 'shared-kit/contract/mailed-links';
import { AppError, anyone, type RegisterRoute } from '../../../platform/http/index.ts';
import { findSession, type SessionParts } from '../find-session.ts';
import { limitAttempts } from '../limit-attempts.ts';
import { redeemToken } from '../one-time-token.ts';
import { confirmAddress } from '../registering/new-user.ts';
import { endSession, findMailable } from '../repository.ts';
import { type MailContext, mailParts } from '../send-to-user.ts';
import { setSessionCookie, startSession } from '../start-session.ts';
import { isResetLinkValid, mailLoginLink, mailResetLink, resetPassword } from './mailed-links.ts';

const minute = 60;
/** Longer than finding a user and queueing a mail takes, so that the response time reveals nothing. */
const answerMilliseconds = 150;

type Asking = Readonly<{ request: FastifyRequest; reply: FastifyReply }>;

/** Requesting and using mailed links. The token is always in the body, which no log shows. */
export function mailedLinkRoutes(route: RegisterRoute, context: MailContext, sessions: SessionParts): void {
  askingRoutes(route, context);
  resetRoutes(route, context);
  loginRoute(route, context, sessions);
}

/** Counts by client and not by recipient: otherwise a stranger could keep somebody from getting mail. */
const limitAsking = ({ db, clock }: MailContext, { request, reply }: Asking) =>
  limitAttempts(
    db,
    { what: 'mailed-link.from', who: request.ip, most: 10, windowSeconds: minute },
    clock(),
    reply,
  );

const limitUsing = ({ db, clock }: MailContext, { request, reply }: Asking) =>
  limitAttempts(
    db,
    { what: 'mailed-link.use', who: request.ip, most: 20, windowSeconds: minute },
    clock(),
    reply,
  );

function askingRoutes(route: RegisterRoute, context: MailContext): void {
  route(mailedLinks.askForReset, mailedLinks.askForResetSpec, {
    access: anyone,
    handler: async ({ body, request, reply }) => {
      await limitAsking(context, { request, reply });
      const mailing = mailResetLink(mailParts(request, context), body.email);
      await Promise.all([mailing, pause(answerMilliseconds)]);
      return {};
    },
  });

  route(mailedLinks.askForLogin, mailedLinks.askForLoginSpec, {
    access: anyone,
    handler: async ({ body, request, reply }) => {
      await limitAsking(context, { request, reply });
      const mailing = mailLoginLink(mailParts(request, context), body.email, body.redirect ?? null);
      await Promise.all([mailing, pause(answerMilliseconds)]);
      return {};
    },
  });
}

function resetRoutes(route: RegisterRoute, context: MailContext): void {
  route(mailedLinks.checkReset, mailedLinks.checkResetSpec, {
    access: anyone,
    handler: async ({ body, request, reply }) => {
      await limitUsing(context, { request, reply });
      const isValid = await isResetLinkValid(mailParts(request, context), body.token);
      if (!isValid) throw new AppError('auth.link-invalid');
      return {};
    },
  });

  route(mailedLinks.resetPassword, mailedLinks.resetPasswordSpec, {
    access: anyone,
    handler: async ({ body, request, reply }) => {
      await limitUsing(context, { request, reply });
      await resetPassword(mailParts(request, context), body.token, body.password);
      return {};
    },
  });
}

function loginRoute(route: RegisterRoute, context: MailContext, sessions: SessionParts): void {
  const { db, clock } = context;
  route(mailedLinks.signIn, mailedLinks.signInSpec, {
    access: anyone,
    handler: async ({ body, request, reply }) => {
      await limitUsing(context, { request, reply });
      const before = await findSession(sessions, request);
      const now = clock();
      const opened = await db.transaction(async (tx) => {
        const userId =
          (await redeemToken(tx, 'login', body.token, now)) ?? (await confirmAddress(tx, body.token, now));
        const user = userId ? await findMailable(tx, { id: userId }) : null;
        if (!user) throw new AppError('auth.link-invalid');
        if (before) await endSession(tx, before.token);
        return startSession(tx, user.id, { request, now });
      });
      setSessionCookie(reply, opened, sessions);
      return {};
    },
  });
}
