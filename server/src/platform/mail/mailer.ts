export type OutgoingMail = Readonly<{
  id: string;
  to: string;
  locale: string;
  subject: string;
  plainText: string;
  html: string;
}>;

/** The way a mail leaves. Throws `MailRefused` when trying again can't help, anything else when it can. */
export type Mailer = Readonly<{
  send: (mail: OutgoingMail) => Promise<void>;
  close: () => void;
}>;

/** The mail server's last word: no such mailbox, no such domain, not from us. */
export class MailRefused extends Error {
  readonly code: number | undefined;

  constructor(code: number | undefined) {
    // Without the server's own sentence, which names the recipient.
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

/** One mail as the MIME composer wants it. Its id is the same at every attempt, so that a second copy can be told. */
export const envelopeOf = (mail: OutgoingMail, { from, domain }: Sender) => ({
  from,
  to: { name: '', address: mail.to },
  subject: mail.subject,
  text: mail.plainText,
  html: mail.html,
  messageId: `<${mail.id}@${domain}>`,
  headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.locale },
  // Nothing in a mail may name a file or an address to be read while it is composed.
  disableFileAccess: true,
  disableUrlAccess: true,
});
