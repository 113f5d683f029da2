import type { Area } from 'shared-kit/area';
import {
  type AreaId,
  areaContract,
  type DeclaredRoute,
  type Registry,
  shippedAreas,
} from 'shared-kit/contract/areas';
import { defaultLocale, forEachLocale, type Locale } from 'shared-kit/contract/languages';
import { routeTable } from 'shared-kit/contract/routes';
import { LocaleLink, useAddress } from 'shared-kit/shell';
import type { AreaSource } from '../federation/remote-areas.ts';

export const productId = '018f4d2e-0000-7000-8000-000000000001';

/** The words of a route in a test: its name, and the language if it is another. */
export const wordsIn = (name: string, locale: Locale) => ({
  title: locale === defaultLocale ? `Title of ${name}` : `Title of ${name} in ${locale}`,
  description: `Description of ${name} in ${locale}.`,
});

/** The specified routes of an area as its release declares them. */
const specifiedOf = (id: AreaId): DeclaredRoute[] =>
  routeTable
    .filter(({ owner }) => owner === id)
    .map(({ owner: _, access, params, ...route }) => ({
      ...route,
      ...(params && { params: { ...params } }),
      title: forEachLocale((locale) => wordsIn(route.name, locale).title),
      description: forEachLocale((locale) => wordsIn(route.name, locale).description),
    }));

/** Every area, with all its pages from the route table. */
export const wholeRegistry: Registry = {
  buildId: 'build-1',
  host: 'host-1',
  areas: shippedAreas.map((id) => ({
    id,
    version: '1',
    contract: areaContract,
    entry: `/r/${id}/1/remoteEntry.js`,
    integrity: '',
    routes: specifiedOf(id),
    pages: routeTable
      .filter(({ owner }) => owner === id)
      .map(({ name, path }) => ({ route: name, pattern: path.replace(/\/\*$/, '') })),
  })),
};

/** A page that shows its name, has a field and links to a product. */
const pageNamed = (name: string) =>
  function TestPage() {
    const address = useAddress();
    return (
      <>
        <h1>{name}</h1>
        <p>{address('/')}</p>
        <input aria-label="note" />
        <LocaleLink to={`/shop/${productId}`}>to the product</LocaleLink>
        <LocaleLink to="/shop">to the shop</LocaleLink>
      </>
    );
  };

/** Runs before an area loads, for as long as it is set: it may delay or throw. */
export type Hindrances = Map<AreaId, () => Promise<void>>;

/** Areas without federation. */
export function testAreas(registry: Registry, hindrances: Hindrances): AreaSource {
  const areas = new Map<AreaId, Area>(
    registry.areas.map(({ id, contract, pages }) => [
      id,
      {
        id,
        contract,
        routes: {},
        pages: pages.map((page) => {
          const component = { default: pageNamed(page.route) };
          return { ...page, load: async () => component };
        }),
        html: [],
        questions: {},
        firstImages: {},
        samples: {},
        menu: [],
        messages: forEachLocale(() => async () => ({ default: {} })),
      },
    ]),
  );
  return {
    registered: (id) => registry.areas.find((area) => area.id === id),
    lookUp: async () => undefined,
    renew: async () => undefined,
    load: async (id) => {
      const area = areas.get(id);
      if (!area) throw new Error(`The test has no area ${id}`);
      await hindrances.get(id)?.();
      return area;
    },
    ran: new Map(),
    take: () => [],
  };
}
