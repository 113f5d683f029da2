/**
 * The front door of an area with what takes its edited messages over in a page that is open: nothing else may
 * know that they changed, since the host asked for them once.
 */
export default function hearMessages(source: string): string {
  const files = [...source.matchAll(/\b(\w+): \(\) => import\('(\.\/[^']+\.json)'\)/g)];
  const id = /\bid: '(\w+)'/.exec(source)?.[1];
  const taken = files.map(
    ([, locale, file]) =>
      `import.meta.webpackHot.accept('${file}', () => import('${file}').then((it) => show('${locale}', it.default)));`,
  );
  return `${source}
import { addMessages } from 'shared-kit/i18n';
const show = (locale, messages) => addMessages('${id}', locale, messages);
if (import.meta.webpackHot) {
  ${taken.join('\n  ')}
}
`;
}
