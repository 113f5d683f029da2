import { type MailTemplate, mailAddressHint, type WithLink } from '../mailed-links/mails.ts';
import { linkMinutes } from '../mailed-links/one-time-token.ts';

const hours = linkMinutes['confirm-address'] / 60;

export const confirmAddressMail: MailTemplate<WithLink> = {
  en: ({ name, brandName, url }) => ({
    subject: 'Confirm your email address',
    before: [
      `Hello ${name},`,
      `Thank you for registering with ${brandName}. Confirm that this address is yours, and you are signed in:`,
    ],
    action: { label: 'Confirm and sign in', url },
    after: [
      `The link works once and for ${hours} hours.`,
      'If you did not register, do not use it: without it nobody can sign in with your address.',
    ],
    addressHint: mailAddressHint.en,
  }),
  tr: ({ name, brandName, url }) => ({
    subject: 'E-posta adresinizi doğrulayın',
    before: [
      `Sayın ${name},`,
      `${brandName} pazaryerine kaydolduğunuz için teşekkür ederiz. Bu adresin size ait olduğunu doğrulayın; oturumunuz hemen açılır:`,
    ],
    action: { label: 'Doğrula ve giriş yap', url },
    after: [
      `Bağlantı bir kez ve ${hours} saat süreyle kullanılabilir.`,
      'Kaydı siz yapmadıysanız bağlantıyı kullanmayın; doğrulanmadıkça kimse adresinizle giriş yapamaz.',
    ],
    addressHint: mailAddressHint.tr,
  }),
};

export const accountExistsMail: MailTemplate<WithLink> = {
  en: ({ name, brandName, url }) => ({
    subject: 'You already have an account',
    before: [
      `Hello ${name},`,
      `Somebody, probably you, just registered with ${brandName} under this address. You already have an account here, so nothing was changed. Sign in with it:`,
    ],
    action: { label: 'Sign in', url },
    after: [
      'If you have forgotten your password, you can set a new one from the same page.',
      'If that was not you, you need not do anything.',
    ],
    addressHint: mailAddressHint.en,
  }),
  tr: ({ name, brandName, url }) => ({
    subject: 'Zaten bir hesabınız var',
    before: [
      `Sayın ${name},`,
      `Az önce bu adresle ${brandName} pazaryerine kayıt yapılmak istendi. Bu adrese ait bir hesabınız zaten var; hiçbir bilginiz değiştirilmedi. Mevcut hesabınızla giriş yapabilirsiniz:`,
    ],
    action: { label: 'Giriş yap', url },
    after: [
      'Şifrenizi unuttuysanız aynı sayfadan yenisini belirleyebilirsiniz.',
      'Bu işlemi siz yapmadıysanız bir şey yapmanıza gerek yoktur.',
    ],
    addressHint: mailAddressHint.tr,
  }),
};

/** To one who registered before, never confirmed it, and now gave another password: maybe it was somebody else. */
export const unfinishedAccountMail: MailTemplate<WithLink> = {
  en: ({ name, brandName, url }) => ({
    subject: 'Finish your registration',
    before: [
      `Hello ${name},`,
      `This address was registered with ${brandName} before, but never confirmed. Set a password of your own to finish; what you typed now was not kept, and you can change all details afterwards:`,
    ],
    action: { label: 'Set a password', url },
    after: [
      `The link works once and for ${linkMinutes['reset-password']} minutes.`,
      'If you did not register, you need not do anything.',
    ],
    addressHint: mailAddressHint.en,
  }),
  tr: ({ name, brandName, url }) => ({
    subject: 'Kaydınızı tamamlayın',
    before: [
      `Sayın ${name},`,
      `Bu adresle ${brandName} pazaryerine daha önce kayıt yapılmış ama adres doğrulanmamış. Kaydı tamamlamak için kendi şifrenizi belirleyin; son girdiğiniz bilgiler saklanmadı, tüm bilgileri sonradan değiştirebilirsiniz:`,
    ],
    action: { label: 'Şifre belirle', url },
    after: [
      `Bağlantı bir kez ve ${linkMinutes['reset-password']} dakika süreyle kullanılabilir.`,
      'Kaydı siz yapmadıysanız bir şey yapmanıza gerek yoktur.',
    ],
    addressHint: mailAddressHint.tr,
  }),
};
