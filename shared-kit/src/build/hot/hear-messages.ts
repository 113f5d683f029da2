import { locales } from 'shared-kit/contract';

/**
 * The front door of an area with what takes its edited messages over in a page that is open: nothing else may
 * know that they changed, since the host asked for them once.
 */
export default function hearMessages(source: string): string {
  const id = /\bid: '(\w+)'/.exec(source)?.[1];
  const taken = locales.map((locale) => {
    const file = `./messages/${locale}.json`;
    return `import.meta.webpackHot.accept('${file}', () => import('${file}').then((it) => show('${locale}', it.default)));`;
  });
  return `${source}
import { addMessages } from 'shared-kit/i18n';
const show = (locale, messages) => addMessages('${id}', locale, messages);
if (import.meta.webpackHot) {
  ${taken.join('\n  ')}
}
`;
}
