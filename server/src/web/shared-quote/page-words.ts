import type { Locale } from 'shared-kit/contract';

type Words = Readonly<{
  own: string;
  skip: string;
  languages: string;
  download: string;
  sharedBy: (company: string, until: string) => string;
  notFound: Readonly<{ title: string; sentence: string }>;
  tooMany: Readonly<{ title: string; sentence: string }>;
}>;

/** What the page says besides what the document does. */
export const pageWords: Readonly<Record<Locale, Words>> = {
  en: {
    own: 'English',
    skip: 'Skip to content',
    languages: 'Language',
    download: 'Download as PDF',
    sharedBy: (company, until) =>
      `For reading only. Shared by ${company}: the link works until ${until} unless it is revoked before, and whoever has it can read this page.`,
    notFound: {
      title: 'This link leads nowhere',
      sentence: 'It was revoked, has run out, or is not whole. Whoever sent it to you can make a new one.',
    },
    tooMany: {
      title: 'Too many requests',
      sentence: 'This page was opened too often from your network. Try again in a few minutes.',
    },
  },
  tr: {
    own: 'Türkçe',
    skip: 'İçeriğe geç',
    languages: 'Dil',
    download: 'PDF olarak indir',
    sharedBy: (company, until) =>
      `Yalnızca okumak içindir. Paylaşan firma (${company}) daha önce iptal etmezse bağlantı ${until} tarihine kadar çalışır; bağlantıya sahip olan herkes bu sayfayı okuyabilir.`,
    notFound: {
      title: 'Bu bağlantı bir yere çıkmıyor',
      sentence:
        'İptal edilmiş, süresi dolmuş ya da eksik kopyalanmış olabilir. Gönderen kişiden yenisini isteyebilirsiniz.',
    },
    tooMany: {
      title: 'Çok fazla istek',
      sentence: 'Bu sayfa ağınızdan çok sık açıldı. Birkaç dakika sonra tekrar deneyin.',
    },
  },
};
