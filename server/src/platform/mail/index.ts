export { createMailer } from './create-mailer.ts';
export { startDelivery } from './deliver-mail.ts';
export { type MailName, type MailTemplate, mailText } from './mail-text.ts';
export { queueMail } from './queue-mail.ts';
export { type MailText, renderMail } from './render-mail.ts';
export { mail } from './schema.ts';
