import type { FastifyReply, FastifyRequest } from 'fastify';
import { account } from 'shared-kit/contract/account';
import type { Database } from '../../../platform/db/index.ts';
import { AppError, anyone, type RegisterRoute, signedIn } from '../../../platform/http/index.ts';
import { addressDatabase } from '../../location/index.ts';
import { findSession, type SessionParts } from '../find-session.ts';
import { type Limit, limitAttempts } from '../limit-attempts.ts';
import { nameOfUser } from '../repository.ts';
import { type MailContext, mailParts } from '../send-to-user.ts';
import { askForNewEmail, changePassword, confirmNewEmail, readPerson, savePerson } from './own-account.ts';
import { endOtherSessions, endSessionById, listSessions } from './repository.ts';

const minute = 60;

/** A user's own name, address, password and sessions. */
export function ownAccountRoutes(route: RegisterRoute, context: MailContext, sessions: SessionParts): void {
  personRoutes(route, context);
  secretRoutes(route, context, sessions);
  confirmRoute(route, context);
  sessionRoutes(route, context, sessions);
}

function personRoutes(route: RegisterRoute, context: MailContext): void {
  route(account.read, account.readSpec, {
    access: signedIn,
    handler: ({ actor, request }) => readPerson(mailParts(request, context), actor.userId),
  });

  route(account.change, account.changeSpec, {
    access: signedIn,
    keptNames: async ({ actor }) => [await nameOfUser(context.db, actor.userId)],
    handler: async ({ actor, body, request }) => {
      await savePerson(mailParts(request, context), actor.userId, body);
      return {};
    },
  });
}

type Asking = Readonly<{ request: FastifyRequest; reply: FastifyReply }>;

/** Counts before the password is compared: guesses with a stolen session are as slow as at sign-in. */
const limit = (
  { db, clock }: MailContext,
  { reply }: Asking,
  attempt: Pick<Limit, 'what' | 'who' | 'most'>,
): Promise<void> => limitAttempts(db, { ...attempt, windowSeconds: 15 * minute }, clock(), reply);

function secretRoutes(route: RegisterRoute, context: MailContext, sessions: SessionParts): void {
  const guard = (asking: Asking, who: string) =>
    limit(context, asking, { what: 'profile.password', who, most: 10 });

  route(account.changePassword, account.changePasswordSpec, {
    access: signedIn,
    handler: async ({ actor: { userId }, body, request, reply }) => {
      await guard({ request, reply }, userId);
      const session = await findSession(sessions, request);
      if (!session) throw new AppError('auth.signed-out');
      await changePassword(mailParts(request, context), { userId, token: session.token }, body);
      return {};
    },
  });

  route(account.changeEmail, account.changeEmailSpec, {
    access: signedIn,
    handler: async ({ actor: { userId }, body, request, reply }) => {
      await guard({ request, reply }, userId);
      await askForNewEmail(mailParts(request, context), userId, body);
      return {};
    },
  });
}

function confirmRoute(route: RegisterRoute, context: MailContext): void {
  route(account.confirmEmail, account.confirmEmailSpec, {
    access: anyone,
    handler: async ({ body, request, reply }) => {
      await limit(context, { request, reply }, { what: 'mailed-link.confirm', who: request.ip, most: 20 });
      await confirmNewEmail(mailParts(request, context), body.token);
      return {};
    },
  });
}

function sessionRoutes(route: RegisterRoute, { db }: MailContext, sessions: SessionParts): void {
  route(account.listSessions, account.listSessionsSpec, {
    access: signedIn,
    handler: async ({ actor, request }) => {
      const current = await findSession(sessions, request);
      return { sessions: await readSessions(db, actor.userId, current?.token) };
    },
  });

  route(account.endSession, account.endSessionSpec, {
    access: signedIn,
    handler: async ({ actor, params }) => {
      if (!(await endSessionById(db, actor.userId, params.id))) throw new AppError('session.not-found');
      return {};
    },
  });

  route(account.endOtherSessions, account.endOtherSessionsSpec, {
    access: signedIn,
    handler: async ({ actor, request }) => {
      const current = await findSession(sessions, request);
      if (!current) throw new AppError('auth.signed-out');
      await endOtherSessions(db, actor.userId, current.token);
      return {};
    },
  });
}

async function readSessions(db: Database, userId: string, current: string | undefined) {
  const { countryOf } = await addressDatabase();
  const rows = await listSessions(db, userId);
  return rows.map(({ id, token, userAgent, ipAddress, createdAt, updatedAt }) => ({
    id,
    isThis: token === current,
    userAgent,
    country: ipAddress ? countryOf(ipAddress) : null,
    beganAt: createdAt.toISOString(),
    lastUsedAt: updatedAt.toISOString(),
  }));
}
