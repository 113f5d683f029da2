import { type Locale, localePath } from 'shared-kit/contract';
import { escapeText } from './page-head.ts';

type Asked = Readonly<{
  /** The host's texts in that language. */
  texts: Readonly<Record<string, string>>;
  locale: Locale;
  /** The same address without its query, where the page that is there comes as HTML. */
  plain: string | null;
}>;

/** What a document without the page's HTML gives browsers without scripts, which would be blank: for head and body. */
export type WithoutScripts = Readonly<{ head: string; body: string }>;

/** Tells that the page was made from memory. The visitor's time zone is unknown, so the time is in UTC. */
export function rememberedWithoutScripts({
  texts,
  dataOf,
}: Pick<Asked, 'texts'> & Readonly<{ dataOf: string }>): WithoutScripts {
  const time = `${dataOf.slice(0, 16).replace('T', ' ')} UTC`;
  const told = (texts['offline.data-of'] ?? '').replace('{{time}}', time);
  const words = [texts['offline.away'] ?? '', told].map(escapeText).join(' ');
  return { head: '', body: `<noscript><p>${words}</p></noscript>` };
}

export function withoutScripts({ texts, locale, plain }: Asked): WithoutScripts {
  if (plain) {
    return {
      head: `<noscript><meta http-equiv="refresh" content="0;url=${escapeText(plain)}"></noscript>`,
      body: '',
    };
  }
  const text = (key: string) => escapeText(texts[key] ?? '');
  const link = (path: string, key: string) => `<a href="${localePath(path, locale)}">${text(key)}</a>`;
  const links = [link('/', 'no-scripts.home'), link('/contact-us', 'no-scripts.contact')];
  return {
    head: '',
    body: `<noscript><p>${text('no-scripts.text')}</p><p>${links.join(' · ')}</p></noscript>`,
  };
}
