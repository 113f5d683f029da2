import type { FastifyReply, FastifyRequest } from 'fastify';
import { locales, ownPerson, ownSessionsAnswer, passwordLength } from 'shared-kit/contract';
import * as z from 'zod';
import type { Database } from '../../../platform/db/index.ts';
import { AppError, anyone, type RegisterRoute, signedIn } from '../../../platform/http/index.ts';
import { addressDatabase } from '../../location/index.ts';
import { findSession, type SessionParts } from '../find-session.ts';
import { type Limit, limitAttempts } from '../limit-attempts.ts';
import { type MailContext, mailParts } from '../send-to-user.ts';
import { askForNewEmail, changePassword, confirmNewEmail, readPerson, savePerson } from './own-account.ts';
import { endOtherSessions, endSessionById, listSessions } from './repository.ts';

const nothing = z.object({});
const name = z.string().trim().min(1).max(120);
const email = z.string().trim().toLowerCase().max(254).pipe(z.email());
const knownPassword = z.string().min(1).max(passwordLength.max);
const newPassword = z.string().min(passwordLength.min).max(passwordLength.max);
const minute = 60;

/** A user's own name, address, password and sessions. */
export function ownAccountRoutes(route: RegisterRoute, context: MailContext, sessions: SessionParts): void {
  personRoutes(route, context);
  secretRoutes(route, context, sessions);
  confirmRoute(route, context);
  sessionRoutes(route, context, sessions);
}

function personRoutes(route: RegisterRoute, context: MailContext): void {
  route({
    method: 'GET',
    url: '/api/profile',
    access: signedIn,
    answer: ownPerson,
    summary: 'My name, address and language',
    handler: ({ actor, request }) => readPerson(mailParts(request, context), actor.userId),
  });

  route({
    method: 'POST',
    url: '/api/profile',
    access: signedIn,
    body: z.object({ name, locale: z.enum(locales) }),
    answer: nothing,
    summary: 'Changes my name and the language of my mails',
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

  route({
    method: 'POST',
    url: '/api/profile/password',
    access: signedIn,
    body: z.object({ current: knownPassword, password: newPassword }),
    answer: nothing,
    summary: 'Changes my password and ends my other sessions',
    handler: async ({ actor: { userId }, body, request, reply }) => {
      await guard({ request, reply }, userId);
      const session = await findSession(sessions, request);
      if (!session) throw new AppError('auth.signed-out');
      await changePassword(mailParts(request, context), { userId, token: session.token }, body);
      return {};
    },
  });

  route({
    method: 'POST',
    url: '/api/profile/email',
    access: signedIn,
    body: z.object({ email, password: knownPassword }),
    answer: nothing,
    summary: 'Mails a link to a new address of mine; it replaces the old one when the link is used',
    handler: async ({ actor: { userId }, body, request, reply }) => {
      await guard({ request, reply }, userId);
      await askForNewEmail(mailParts(request, context), userId, body);
      return {};
    },
  });
}

function confirmRoute(route: RegisterRoute, context: MailContext): void {
  route({
    method: 'POST',
    url: '/api/auth/confirm-email',
    access: anyone,
    body: z.object({ token: z.string().min(1).max(200) }),
    answer: nothing,
    summary: 'Confirms a new address by a mailed link, once; the old address is told',
    handler: async ({ body, request, reply }) => {
      await limit(context, { request, reply }, { what: 'mailed-link.confirm', who: request.ip, most: 20 });
      await confirmNewEmail(mailParts(request, context), body.token);
      return {};
    },
  });
}

function sessionRoutes(route: RegisterRoute, { db }: MailContext, sessions: SessionParts): void {
  route({
    method: 'GET',
    url: '/api/profile/sessions',
    access: signedIn,
    answer: ownSessionsAnswer,
    summary: 'Where I am signed in',
    handler: async ({ actor, request }) => {
      const current = await findSession(sessions, request);
      return { sessions: await readSessions(db, actor.userId, current?.token) };
    },
  });

  route({
    method: 'DELETE',
    url: '/api/profile/sessions/:id',
    access: signedIn,
    params: z.object({ id: z.uuid() }),
    answer: nothing,
    summary: 'Ends one of my sessions',
    handler: async ({ actor, params }) => {
      if (!(await endSessionById(db, actor.userId, params.id))) throw new AppError('session.not-found');
      return {};
    },
  });

  route({
    method: 'DELETE',
    url: '/api/profile/sessions',
    access: signedIn,
    answer: nothing,
    summary: 'Ends all my sessions but this one',
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
