import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type ContactOutcome, contact, contactOutcomeId } from 'shared-kit/contract/contact';
import type { Problem } from 'shared-kit/contract/errors';
import { type Locale, localePath, locales } from 'shared-kit/contract/languages';
import { unidentified } from '../platform/http/access.ts';
import { AppError } from '../platform/http/app-error.ts';
import { ownScope } from '../platform/http/own-scope.ts';

const page = '/contact-us';

/** Lets browsers without scripts post the contact form to its page, which shows the outcome. */
export async function serveContactForm(app: FastifyInstance): Promise<void> {
  // In a scope of its own: no other route may accept form bodies, which any site could send.
  await app.register(ownScope('contact form', (form) => acceptForm(app, form)));
}

async function acceptForm(app: FastifyInstance, form: FastifyInstance): Promise<void> {
  form.removeAllContentTypeParsers();
  form.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  for (const locale of locales) {
    const address = localePath(page, locale);
    form.post(address, { config: { access: unidentified }, schema: { hide: true } }, async (request, reply) =>
      reply.redirect(`${address}#${contactOutcomeId(await send(app, request, locale))}`, 303),
    );
  }
}

/** The API validates it like a request from scripts. The same text arrives once, however often it is posted. */
async function send(app: FastifyInstance, request: FastifyRequest, locale: Locale): Promise<ContactOutcome> {
  const body = { ...(request.body as Readonly<Record<string, string>>), locale };
  const key = createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 32);
  const { origin, cookie = '', host = '' } = request.headers;
  const answer = await app.inject({
    method: contact.send.method,
    url: contact.send.path,
    remoteAddress: request.ip,
    headers: { 'idempotency-key': key, cookie, host, ...(origin && { origin }) },
    payload: body,
  });
  if (answer.statusCode < 300) return 'sent';
  if (answer.statusCode === 429) return 'too-many';
  // A page for this case keeps the typed text.
  if (answer.json<Problem>().code === 'database.away') throw new AppError('database.away');
  return answer.statusCode < 500 ? 'refused' : 'failed';
}
