export type OutgoingMail = Readonly<{
  id: string;
  to: string;
  locale: string;
  subject: string;
  plainText: string;
  html: string;
}>;

/** Sends a mail. Throws `MailRefused` if a retry can't help, any other error if it can. */
export type Mailer = Readonly<{
  send: (mail: OutgoingMail) => Promise<void>;
  close: () => void;
}>;

/** The mail server refuses for good: no such mailbox, no such domain, or a forbidden sender. */
export class MailRefused extends Error {
  readonly code: number | undefined;

  constructor(code: number | undefined) {
    // Without the server's own message, which names the recipient.
    super(`the mail server refuses with ${code ?? 'no code'}`);
    this.name = 'MailRefused';
    this.code = code;
  }
}

export type Sender = Readonly<{
  /** As in the From header. */
  from: string;
  /** Right half of message ids. */
  domain: string;
}>;

/** A mail for the MIME composer. Its id is the same at every attempt, so that a duplicate can be recognised. */
export const envelopeOf = (mail: OutgoingMail, { from, domain }: Sender) => ({
  from,
  to: { name: '', address: mail.to },
  subject: mail.subject,
  text: mail.plainText,
  html: mail.html,
  messageId: `<${mail.id}@${domain}>`,
  headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.locale },
  // No part of a mail may make the composer read a file or a URL.
  disableFileAccess: true,
  disableUrlAccess: true,
});
