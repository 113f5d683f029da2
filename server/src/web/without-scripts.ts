import { type Locale, localePath } from 'shared-kit/contract/languages';
import { escapeHtml } from '../platform/escape-html.ts';

type Asked = Readonly<{
  /** The host's texts in that language. */
  texts: Readonly<Record<string, string>>;
  locale: Locale;
  /** The URL without its query, if the page there comes as HTML. */
  plain: string | null;
}>;

/**
 * Content for browsers without scripts when the document lacks the page's HTML, for head and body. Otherwise it would
 * be blank.
 */
export type WithoutScripts = Readonly<{ head: string; body: string }>;

/** Says that the data is from memory. The visitor's time zone is unknown, so the time is in UTC. */
export function rememberedWithoutScripts({
  texts,
  dataOf,
}: Pick<Asked, 'texts'> & Readonly<{ dataOf: string }>): WithoutScripts {
  const time = `${dataOf.slice(0, 16).replace('T', ' ')} UTC`;
  const told = (texts['offline.data-of'] ?? '').replace('{{time}}', time);
  const words = [texts['offline.away'] ?? '', told].map(escapeHtml).join(' ');
  return { head: '', body: `<noscript><p>${words}</p></noscript>` };
}

export function withoutScripts({ texts, locale, plain }: Asked): WithoutScripts {
  if (plain) {
    return {
      head: `<noscript><meta http-equiv="refresh" content="0;url=${escapeHtml(plain)}"></noscript>`,
      body: '',
    };
  }
  const text = (key: string) => escapeHtml(texts[key] ?? '');
  const link = (path: string, key: string) => `<a href="${localePath(path, locale)}">${text(key)}</a>`;
  const links = [link('/', 'no-scripts.home'), link('/contact-us', 'no-scripts.contact')];
  return {
    head: '',
    body: `<noscript><p>${text('no-scripts.text')}</p><p>${links.join(' · ')}</p></noscript>`,
  };
}
