import { type MailTemplate, mailAddressHint } from '../mailed-links/mails.ts';
import { linkMinutes } from '../mailed-links/one-time-token.ts';

type Reader = Readonly<{ name: string; brandName: string }>;
type WithLink = Reader & Readonly<{ url: string }>;

export const newEmailMail: MailTemplate<WithLink> = {
  en: ({ name, brandName, url }) => ({
    subject: 'Confirm your new email address',
    before: [
      `Hello ${name},`,
      `You want to use this address for your ${brandName} account. Confirm it here:`,
    ],
    action: { label: 'Confirm the address', url },
    after: [
      `The link works once and for ${linkMinutes['new-email']} minutes. Until then your old address stays in use.`,
      'If you did not ask for it, you need not do anything.',
    ],
    addressHint: mailAddressHint.en,
  }),
  tr: ({ name, brandName, url }) => ({
    subject: 'Yeni e-posta adresinizi onaylayın',
    before: [
      `Sayın ${name},`,
      `${brandName} hesabınız için bu adresi kullanmak istediniz. Adresi buradan onaylayabilirsiniz:`,
    ],
    action: { label: 'Adresi onayla', url },
    after: [
      `Bağlantı bir kez ve ${linkMinutes['new-email']} dakika süreyle kullanılabilir. Onaylayana kadar eski adresiniz geçerli kalır.`,
      'Bu isteği siz yapmadıysanız bir şey yapmanıza gerek yoktur.',
    ],
    addressHint: mailAddressHint.tr,
  }),
};

/** Goes to the old address. */
export const emailChangedMail: MailTemplate<Reader & Readonly<{ email: string }>> = {
  en: ({ name, brandName, email }) => ({
    subject: 'Your email address was changed',
    before: [
      `Hello ${name},`,
      `Your ${brandName} account now uses the address ${email}. Mail no longer goes to this one.`,
      'If that was not you, somebody knows your password: write to the support of this market at once.',
    ],
    after: [],
  }),
  tr: ({ name, brandName, email }) => ({
    subject: 'E-posta adresiniz değiştirildi',
    before: [
      `Sayın ${name},`,
      `${brandName} hesabınızda artık ${email} adresi kullanılıyor. Bu adrese bundan sonra e-posta gönderilmeyecek.`,
      'Bu değişikliği siz yapmadıysanız biri şifrenizi biliyor demektir: hemen pazarın destek ekibine yazın.',
    ],
    after: [],
  }),
};

export const ownPasswordChangedMail: MailTemplate<WithLink> = {
  en: ({ name, brandName, url }) => ({
    subject: 'Your password was changed',
    before: [
      `Hello ${name},`,
      `You changed the password of your ${brandName} account in your profile. Your other devices were signed out.`,
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
      `${brandName} hesabınızın şifresi profilinizden değiştirildi. Diğer cihazlarınızdaki oturumlar kapatıldı.`,
      'Bu değişikliği siz yapmadıysanız hemen yeni bir şifre belirleyin:',
    ],
    action: { label: 'Yeni şifre belirle', url },
    after: [],
    addressHint: mailAddressHint.tr,
  }),
};
