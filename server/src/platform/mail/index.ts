export { createMailer } from './create-mailer.ts';
export { type MailName, type MailTemplate, mailText } from './mail-text.ts';
export { queueLeftMail } from './queue-left-mail.ts';
export { queueMail } from './queue-mail.ts';
export { type MailText, renderMail } from './render-mail.ts';
export { mail } from './schema.ts';
export { sendMail } from './send-mail.ts';
