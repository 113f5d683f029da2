import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { registration } from 'shared-kit/contract/registration';
import {
  anyone,
  type ModuleContext,
  onlyWithoutCompany,
  type RegisterRoute,
} from '../../platform/http/index.ts';
import { limitAttempts, mailConfirmation, mailParts } from '../accounts/index.ts';
import { register } from './register.ts';
import { registerOwnCompany } from './register-own-company.ts';

const minute = 60;
/** Longer than any path takes, so that the response time reveals nothing. */
const answerMilliseconds = 300;

type Asking = Readonly<{ request: FastifyRequest; reply: FastifyReply }>;

export function registrationRoutes(route: RegisterRoute, context: ModuleContext): void {
  route(registration.register, registration.registerSpec, {
    access: anyone,
    handler: async ({ body, request, reply }) => {
      await limitRegistering(context, { request, reply });
      const registering = register(mailParts(request, context), body, context.env.public.loginPath);
      await Promise.all([registering, pause(answerMilliseconds)]);
      return {};
    },
  });

  route(registration.registerCompany, registration.registerCompanySpec, {
    access: onlyWithoutCompany,
    handler: async ({ actor: { userId }, body, reply }) => {
      await limitRegisteringOwn(context, userId, reply);
      await registerOwnCompany(context, body, userId);
      return {};
    },
  });

  route(registration.confirmAgain, registration.confirmAgainSpec, {
    access: anyone,
    handler: async ({ body: { email, redirect = null }, request, reply }) => {
      await limitRegistering(context, { request, reply });
      const parts = mailParts(request, context);
      const mailing = parts.db.transaction((tx) => mailConfirmation(parts, tx, email, redirect));
      await Promise.all([mailing, pause(answerMilliseconds)]);
      return {};
    },
  });
}

/** Counts by client and not by address: otherwise a stranger could keep somebody from registering. */
const limitRegistering = ({ db, clock }: ModuleContext, { request, reply }: Asking) =>
  limitAttempts(
    db,
    // A trade fair's visitors may share one address.
    { what: 'registration.from', who: request.ip, most: 20, windowSeconds: 10 * minute },
    clock(),
    reply,
  );

/** Each answer tells whether a tax number is registered. */
const limitRegisteringOwn = ({ db, clock }: ModuleContext, userId: string, reply: FastifyReply) =>
  limitAttempts(
    db,
    { what: 'registration.by', who: userId, most: 10, windowSeconds: 60 * minute },
    clock(),
    reply,
  );
