import type { FastifyRequest } from 'fastify';
import { type Locale, localePath } from 'shared-kit/contract/languages';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/db/index.ts';
import type { ModuleContext } from '../../platform/http/index.ts';
import { marketOrigin } from '../../platform/http/market-origin.ts';
import { requestOrigin } from '../../platform/http/origin-check.ts';
import { type MailText, queueMail, renderMail } from '../../platform/mail/index.ts';

/** Everything needed to mail a user. */
export type MailParts = Readonly<{
  db: Database;
  clock: Clock;
  brandName: string;
  /** Origin of the URLs in the mail, such as `https://market.example`. */
  origin: string;
}>;

export type MailContext = Pick<ModuleContext, 'db' | 'clock' | 'env'>;

export const mailParts = (request: FastifyRequest, { db, clock, env }: MailContext): MailParts => ({
  db,
  clock,
  brandName: env.public.brandName,
  origin: requestOrigin(request, env.publicOrigin),
});

/** For mails without a request, such as reminders. */
export const marketMailParts = ({ db, clock, env }: MailContext): MailParts => ({
  db,
  clock,
  brandName: env.public.brandName,
  origin: marketOrigin(env),
});

type Reader = Readonly<{ email: string; locale: Locale }>;

/** URL of a page in the reader's language. */
export const addressFor = ({ origin }: MailParts, { locale }: Pick<Reader, 'locale'>, path: string): string =>
  origin + localePath(path, locale);

export const sendToUser = (
  { clock, brandName }: MailParts,
  tx: Tx,
  reader: Reader,
  text: MailText,
  usefulUntil: Date,
): Promise<void> =>
  queueMail(
    tx,
    { to: reader.email, content: renderMail(text, reader.locale, brandName), usefulUntil },
    clock(),
  );

/** How long a mail that only notifies is worth delivering. */
export const noticeUsefulUntil = (now: Date): Date => new Date(now.getTime() + 3 * 24 * 60 * 60_000);
