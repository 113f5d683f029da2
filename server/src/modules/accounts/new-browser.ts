import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deviceOf } from 'shared-kit/contract/account';
import { type Locale, languageOf } from 'shared-kit/contract/languages';
import type { Tx } from '../../platform/db/index.ts';
import type { MailTemplate } from '../../platform/mail/index.ts';
import { addressDatabase, countryName } from '../location/index.ts';
import { accountMail } from './account-mail.ts';
import type { SessionParts } from './find-session.ts';
import { knownBrowser, rememberBrowser } from './known-browser.ts';
import { findLiveSessions, findMailable } from './repository.ts';
import { userAccount } from './schema.ts';
import {
  addressFor,
  type MailContext,
  type MailParts,
  mailParts,
  noticeUsefulUntil,
  sendToUser,
} from './send-to-user.ts';
import { tokenSetBy } from './session-cookie.ts';

type Context = MailContext & Readonly<{ app: FastifyInstance }>;

/**
 * Every answer that begins a session passes here, by whatever door somebody signs in. The account's owner is mailed
 * unless the account knows the browser, which it does from then on.
 */
export function followSignIns(context: Context, sessions: SessionParts): void {
  context.app.addHook('onSend', async (request, reply) => {
    const token = tokenSetBy(cookiesOf(reply), sessions);
    const session = token && (await findLiveSessions(sessions.db, [token])).get(token);
    if (!session) return;
    const isKnown = knownBrowser(request, session.email, sessions) !== null;
    const parts = mailParts(request, context);
    await parts.db.transaction(async (tx) => {
      const isFirst = await noteFirstSignIn(tx, session.userId);
      if (!isKnown && !isFirst) await mailNewBrowser(parts, tx, session.userId, request);
    });
    rememberBrowser(request, reply, session.email, sessions);
  });
}

const cookiesOf = (reply: FastifyReply): readonly string[] =>
  [reply.getHeader('set-cookie') ?? []].flat().map(String);

/** Whether nobody has signed in to the account before. */
async function noteFirstSignIn(tx: Tx, userId: string): Promise<boolean> {
  const { rowCount } = await tx
    .update(userAccount)
    .set({ hasSignedIn: true })
    .where(and(eq(userAccount.id, userId), eq(userAccount.hasSignedIn, false)));
  return rowCount === 1;
}

type Facts = Readonly<{
  name: string;
  brandName: string;
  url: string;
  when: string;
  /** Empty if unknown, as the next: the mail then leaves its line out. */
  browser: string;
  country: string;
}>;
const newBrowserMail: MailTemplate<Facts> = accountMail('new-browser');

async function mailNewBrowser(
  parts: MailParts,
  tx: Tx,
  userId: string,
  request: FastifyRequest,
): Promise<void> {
  const user = await findMailable(tx, { id: userId });
  if (!user) return;
  const { name, locale } = user;
  const now = parts.clock();
  const country = (await addressDatabase()).countryOf(request.ip);
  const text = newBrowserMail(locale, {
    name,
    brandName: parts.brandName,
    url: addressFor(parts, user, '/forgot-password'),
    when: momentIn(locale, now),
    browser: browserOf(request),
    country: country ? countryName(country, locale) : '',
  });
  await sendToUser(parts, tx, user, text, noticeUsefulUntil(now));
}

const momentIn = (locale: Locale, at: Date): string =>
  new Intl.DateTimeFormat(languageOf(locale).format, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(at);

function browserOf(request: FastifyRequest): string {
  const { browser, system } = deviceOf(request.headers['user-agent'] ?? null);
  return [browser, system].filter((it) => it !== null).join(', ');
}
