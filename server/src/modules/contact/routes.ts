import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ContactInput, contact } from 'shared-kit/contract/contact';
import type { Tx } from '../../platform/db/index.ts';
import { anyone, type ModuleContext, type RegisterRoute } from '../../platform/http/index.ts';
import { takeEffectOnce } from '../../platform/idempotency/index.ts';
import { limitAttempts, mailParts, noticeUsefulUntil, sendToUser } from '../accounts/index.ts';
import { messageMail, receivedMail } from './mails.ts';
import { insertMessage } from './repository.ts';

/** Keys are random, so those of all visitors can share one user id. */
const visitors = '00000000-0000-0000-0000-000000000000';
const hour = 3600;

export function contactRoutes(route: RegisterRoute, context: ModuleContext): void {
  route(contact.send, contact.sendSpec, {
    access: anyone,
    handler: async ({ body, actor, request, reply }) => {
      await limitWriting(context, request, reply, body.email);
      const { db, clock } = context;
      const once = { db, userId: actor?.userId ?? visitors, request, body, now: clock() };
      return takeEffectOnce(once, (tx) => takeMessage(tx, body, request, context));
    },
  });
}

async function takeMessage(tx: Tx, input: ContactInput, request: FastifyRequest, context: ModuleContext) {
  const parts = mailParts(request, context);
  const { contactMail } = context.env;
  const now = context.clock();
  const { email, locale } = input;
  await insertMessage(tx, input, now);
  const until = noticeUsefulUntil(now);
  if (contactMail) await sendToUser(parts, tx, { email: contactMail, locale }, messageMail(input), until);
  await sendToUser(parts, tx, { email, locale }, receivedMail(input, parts.brandName), until);
  return {};
}

async function limitWriting(
  { db, clock }: ModuleContext,
  request: FastifyRequest,
  reply: FastifyReply,
  address: string,
): Promise<void> {
  const from = { what: 'contact.from', who: request.ip, most: 10, windowSeconds: hour };
  // Each message mails its sender, so nobody's mailbox may be flooded from here.
  const to = { what: 'contact.to', who: address, most: 3, windowSeconds: hour };
  await limitAttempts(db, from, clock(), reply);
  await limitAttempts(db, to, clock(), reply);
}
