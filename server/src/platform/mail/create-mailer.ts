import { join } from 'node:path';
import type { Env } from '../env.ts';
import type { Mailer, Sender } from './mailer.ts';
import { outboxMailer } from './outbox-mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

type Settings = Pick<Env, 'smtpUrl' | 'mailFrom' | 'publicOrigin'>;

/** Sends through the configured mail server, else writes into the folder `outbox`. */
export function createMailer({ smtpUrl, mailFrom, publicOrigin }: Settings, dataDir: string): Mailer {
  const domain = publicOrigin ? new URL(publicOrigin).hostname : 'localhost';
  const sender: Sender = { from: mailFrom ?? `no-reply@${domain}`, domain };
  return smtpUrl ? smtpMailer(smtpUrl, sender) : outboxMailer(join(dataDir, 'outbox'), sender);
}
