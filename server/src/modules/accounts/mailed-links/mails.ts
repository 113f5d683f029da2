import type { Locale } from 'shared-kit/contract';
import type { MailText } from '../../../platform/mail/index.ts';
import { linkMinutes } from './one-time-token.ts';

export type MailTemplate<Values> = Readonly<Record<Locale, (values: Values) => MailText>>;
export type WithLink = Readonly<{ name: string; brandName: string; url: string }>;

export const mailAddressHint = {
  en: 'If the button does not work, open this address in your browser:',
  tr: 'Düğme çalışmıyorsa bu adresi tarayıcınızda açın:',
};

export const resetPasswordMail: MailTemplate<WithLink> = {
  en: ({ name, brandName, url }) => ({
    subject: 'Set a new password',
    before: [`Hello ${name},`, `You asked for a new password for your ${brandName} account. Set it here:`],
    action: { label: 'Set a new password', url },
    after: [
      `The link works once and for ${linkMinutes['reset-password']} minutes.`,
      'If you did not ask for it, you need not do anything: your password stays as it is.',
    ],
    addressHint: mailAddressHint.en,
  }),
  tr: ({ name, brandName, url }) => ({
    subject: 'Yeni şifrenizi belirleyin',
    before: [
      `Sayın ${name},`,
      `${brandName} hesabınız için yeni şifre istediniz. Yeni şifrenizi buradan belirleyebilirsiniz:`,
    ],
    action: { label: 'Yeni şifre belirle', url },
    after: [
      `Bağlantı bir kez ve ${linkMinutes['reset-password']} dakika süreyle kullanılabilir.`,
      'Bu isteği siz yapmadıysanız bir şey yapmanıza gerek yoktur; şifreniz değişmez.',
    ],
    addressHint: mailAddressHint.tr,
  }),
};

export const loginLinkMail: MailTemplate<WithLink> = {
  en: ({ name, brandName, url }) => ({
    subject: 'Your sign-in link',
    before: [`Hello ${name},`, `Sign in to ${brandName} with this link:`],
    action: { label: 'Sign in', url },
    after: [
      `The link works once and for ${linkMinutes.login} minutes. Whoever has it can sign in as you, so don't pass it on.`,
      'If you did not ask for it, you need not do anything.',
    ],
    addressHint: mailAddressHint.en,
  }),
  tr: ({ name, brandName, url }) => ({
    subject: 'Giriş bağlantınız',
    before: [`Sayın ${name},`, `${brandName} hesabınıza bu bağlantıyla giriş yapabilirsiniz:`],
    action: { label: 'Giriş yap', url },
    after: [
      `Bağlantı bir kez ve ${linkMinutes.login} dakika süreyle kullanılabilir. Bağlantıya sahip olan herkes sizin adınıza giriş yapabilir; kimseyle paylaşmayın.`,
      'Bu isteği siz yapmadıysanız bir şey yapmanıza gerek yoktur.',
    ],
    addressHint: mailAddressHint.tr,
  }),
};

export const passwordChangedMail: MailTemplate<WithLink> = {
  en: ({ name, brandName, url }) => ({
    subject: 'Your password was changed',
    before: [
      `Hello ${name},`,
      `The password of your ${brandName} account was changed, and you were signed out everywhere.`,
      'If that was not you, set a new password now:',
    ],
    action: { label: 'Set a new password', url },
    after: [],
    addressHint: mailAddressHint.en,
  }),
  tr: ({ name, brandName, url }) => ({
    subject: 'Şifreniz değiştirildi',
    before: [
      `Sayın ${name},`,
      `${brandName} hesabınızın şifresi değiştirildi ve tüm oturumlarınız kapatıldı.`,
      'Bu değişikliği siz yapmadıysanız hemen yeni bir şifre belirleyin:',
    ],
    action: { label: 'Yeni şifre belirle', url },
    after: [],
    addressHint: mailAddressHint.tr,
  }),
};
