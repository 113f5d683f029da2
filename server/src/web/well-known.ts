import type { FastifyInstance } from 'fastify';
import { localeCookie, localePath, locales } from 'shared-kit/contract/languages';
import { systemClock } from '../platform/clock.ts';
import type { Env } from '../platform/env.ts';
import { unidentified } from '../platform/http/access.ts';
import { AppError } from '../platform/http/app-error.ts';
import { marketOrigin } from '../platform/http/market-origin.ts';
import { chosenLocale } from './root-redirect.ts';
import { askAgain } from './static-files.ts';

const open = { config: { access: unidentified }, schema: { hide: true } } as const;
const securityPath = '/.well-known/security.txt';
const dayMs = 86_400_000;
/** Each answer holds for so long: nobody must renew a file by hand, and RFC 9116 recommends less than a year. */
const heldDays = 90;

/** Serves the addresses at which programs look for a page or a contact in every website. */
export function serveWellKnown(app: FastifyInstance, env: Env): void {
  // Password managers lead people here.
  app.get('/.well-known/change-password', open, (request, reply) => {
    const locale = chosenLocale({
      localeCookie: request.cookies[localeCookie.name],
      acceptLanguage: request.headers['accept-language'],
    });
    return reply
      .headers({ 'cache-control': askAgain, vary: 'Accept-Language, Cookie' })
      .redirect(localePath('/profile', locale), 302);
  });
  app.get(securityPath, open, (_request, reply) => {
    const { securityContact: contact } = env;
    if (contact === null) throw new AppError('page.not-found');
    return reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' })
      .send(securityText({ contact, origin: marketOrigin(env, app), now: systemClock() }));
  });
}

type Told = Readonly<{ contact: string; origin: string; now: Date }>;

/** Whom to tell about a weakness of the market, as RFC 9116 has it. Only https has one address that can be trusted. */
export function securityText({ contact, origin, now }: Told): string {
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  const expires = new Date(today + heldDays * dayMs).toISOString().replace('.000', '');
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    ...(origin.startsWith('https:') ? [`Canonical: ${origin}${securityPath}`] : []),
    '',
  ].join('\n');
}
