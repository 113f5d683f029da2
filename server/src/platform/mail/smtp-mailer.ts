import { createTransport } from 'nodemailer';
import { fieldsOf } from 'shared-kit/contract/tables';
import { envelopeOf, type Mailer, MailRefused, type Sender } from './mailer.ts';

const seconds = 1000;

/** Sends through the mail server at `url` (smtp: or smtps:, with user and password if it needs them). */
export function smtpMailer(url: string, sender: Sender): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: 10 * seconds,
    greetingTimeout: 10 * seconds,
    socketTimeout: 30 * seconds,
  });
  return {
    send: async (mail) => {
      try {
        await transport.sendMail(envelopeOf(mail, sender));
      } catch (error) {
        const { code, responseCode } = fieldsOf(error);
        // The operator must correct a wrong password; the mail waits for that.
        if (code !== 'EAUTH' && typeof responseCode === 'number' && responseCode >= 500)
          throw new MailRefused(responseCode);
        throw error;
      }
    },
    close: () => transport.close(),
  };
}
