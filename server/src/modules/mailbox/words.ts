import type { Locale } from 'shared-kit/contract';

const en = {
  title: 'Mailbox',
  about: 'Mail that this market has sent. The page exists only in demo and development.',
  empty: 'No mail yet.',
  to: 'To',
  sent: 'Sent',
  waiting: 'On its way',
  refused: 'Refused by the mail server',
  late: 'Too late to be sent',
  asHtml: 'As HTML',
  refresh: 'Refresh',
  home: 'Back to the market',
};

/** Words of the mailbox page, in both languages. */
export const words: Readonly<Record<Locale, typeof en>> = {
  en,
  tr: {
    title: 'Posta kutusu',
    about:
      'Bu pazarın gönderdiği e-postalar. Bu sayfa yalnızca deneme pazarında ve geliştirme ortamında bulunur.',
    empty: 'Henüz e-posta yok.',
    to: 'Alıcı',
    sent: 'Gönderildi',
    waiting: 'Gönderiliyor',
    refused: 'E-posta sunucusu kabul etmedi',
    late: 'Gönderilemeden süresi doldu',
    asHtml: 'HTML olarak göster',
    refresh: 'Yenile',
    home: 'Pazara dön',
  },
};
