import { locales } from 'shared-kit/contract';

/**
 * Adds code to an area's `area.ts` that shows edited messages in an open page. The host imports messages only once, so
 * no other module can accept the change.
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
