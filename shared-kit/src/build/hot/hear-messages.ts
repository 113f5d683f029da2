import { locales } from 'shared-kit/contract/languages';

/** An area's line for its messages. It imports a whole folder, and a page can't accept the edit of one file of that. */
const ofFolder = `import(\`./messages/\${locale}.json\`)`;

/**
 * Adds code to an area's `area.ts` that shows edited messages in an open page. The host imports messages only once, so
 * no other module can accept the change. In development each file is therefore imported by its name.
 */
export default function hearMessages(source: string): string {
  const byName = locales.map((locale) => `${locale}: () => import('./messages/${locale}.json')`);
  const id = /\bid: '(\w+)'/.exec(source)?.[1];
  const taken = locales.map((locale) => {
    const file = `./messages/${locale}.json`;
    return `import.meta.webpackHot.accept('${file}', () => import('${file}').then((it) => show('${locale}', it.default)));`;
  });
  return `${source.replace(ofFolder, `({ ${byName.join(', ')} })[locale]()`)}
import { addMessages } from 'shared-kit/i18n';
const show = (locale, messages) => addMessages('${id}', locale, messages);
if (import.meta.webpackHot) {
  ${taken.join('\n  ')}
}
`;
}
