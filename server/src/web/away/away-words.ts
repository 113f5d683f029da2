import type { Locale } from 'shared-kit/contract';

type Words = Readonly<{
  own: string;
  skip: string;
  languages: string;
  code: string;
  title: string;
  sentence: string;
  again: string;
  /** Followed by a time. */
  tried: string;
  kept: Readonly<{ sentence: string; again: string }>;
}>;

/** The page has words of its own, because the host's may be missing too. */
export const awayWords: Readonly<Record<Locale, Words>> = {
  en: {
    own: 'English',
    skip: 'Skip to content',
    languages: 'Language',
    code: 'Error 503',
    title: "The market can't reach its data right now",
    sentence:
      'You can leave this page open: it tries again by itself and shows what you asked for as soon as it can. What you typed in other tabs is still there.',
    again: 'Try again now',
    tried: 'Last tried at',
    kept: {
      sentence:
        'Your message was not sent. It is kept on this page: wait a moment, then send it again. It arrives once, however often you send it.',
      again: 'Send again',
    },
  },
  tr: {
    own: 'Türkçe',
    skip: 'İçeriğe geç',
    languages: 'Dil',
    code: 'Hata 503',
    title: 'Pazar şu anda verilerine ulaşamıyor',
    sentence:
      'Bu sayfayı açık bırakabilirsiniz: kendiliğinden yeniden dener ve istediğiniz sayfayı ilk fırsatta gösterir. Diğer sekmelerde yazdıklarınız yerinde duruyor.',
    again: 'Şimdi yeniden dene',
    tried: 'Son deneme:',
    kept: {
      sentence:
        'Mesajınız gönderilmedi. Bu sayfada saklanıyor: biraz bekleyip yeniden gönderin. Kaç kez gönderirseniz gönderin, bir kez ulaşır.',
      again: 'Yeniden gönder',
    },
  },
};
