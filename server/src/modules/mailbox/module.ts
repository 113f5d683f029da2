import { defaultLocale, isLocale } from 'shared-kit/contract/languages';
import { AppError, defineModule, unidentified } from '../../platform/http/index.ts';
import { mailboxPage } from './mailbox-page.ts';
import { findMail, listMail } from './repository.ts';

const open = { config: { access: unidentified }, schema: { hide: true } } as const;
const html = 'text/html; charset=utf-8';
const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A mail's HTML is shown in a sandboxed frame that runs and loads nothing. */
const frameHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox",
  'x-frame-options': 'SAMEORIGIN',
  'cache-control': 'no-store',
};

/** A page with all mails in demo and development markets; missing in others. */
export const mailboxModule = defineModule({
  name: 'mailbox',
  routes: (_route, { app, db, env }) => {
    if (!env.mailbox) return;

    app.get<{ Querystring: { lang?: string } }>('/dev/mailbox', open, async (request, reply) => {
      const asked = request.query.lang ?? request.cookies.locale;
      const locale = isLocale(asked) ? asked : defaultLocale;
      const page = mailboxPage(await listMail(db), locale, env.public.brandName);
      return reply
        .headers({ 'content-security-policy': page.policy, 'cache-control': 'no-store' })
        .type(html)
        .send(page.html);
    });

    app.get<{ Params: { id: string } }>('/dev/mailbox/:id', open, async (request, reply) => {
      const { id } = request.params;
      const found = isUuid.test(id) ? await findMail(db, id) : null;
      if (!found) throw new AppError('page.not-found');
      return reply.headers(frameHeaders).type(html).send(found.html);
    });
  },
});
