import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeclaredRoute } from 'shared-kit/contract/areas';
import { forEachLocale, locales } from 'shared-kit/contract/languages';
import { faultsOfRoutes } from 'shared-kit/contract/routes';
import type { Area } from '../shell/define-area.ts';

type Words = Readonly<Record<string, string>>;

const folder = 'src/routes/messages';

/** An area's routes with their words in all languages. Throws if the market would refuse them, or for words of no route. */
export function declaredRoutes({ id, routes }: Pick<Area, 'id' | 'routes'>, root: string): DeclaredRoute[] {
  const files = forEachLocale(
    (locale) => JSON.parse(readFileSync(join(root, folder, `${locale}.json`), 'utf8')) as Words,
  );
  const said = (key: string) =>
    Object.fromEntries(
      locales.flatMap((locale) => {
        const text = files[locale][key];
        return text === undefined ? [] : [[locale, text]];
      }),
    );
  const declared = Object.entries(routes).map(([name, route]) => ({
    name,
    ...route,
    title: said(`head.title.${name}`),
    description: said(`head.description.${name}`),
  }));
  const keys = new Set(Object.keys(routes).flatMap((it) => [`head.title.${it}`, `head.description.${it}`]));
  const astray = locales.flatMap((it) => Object.keys(files[it])).find((key) => !keys.has(key));
  if (astray) throw new Error(`Area ${id}: ${folder} has ${astray}, which is of no route`);
  const [fault] = faultsOfRoutes(declared);
  if (fault) throw new Error(`Area ${id}: ${fault}`);
  return declared;
}
