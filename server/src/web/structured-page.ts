import { localePath, locales } from 'shared-kit/contract/languages';
import type { KnownPage } from './find-page.ts';
import type { PageHead } from './page-head.ts';
import type { Place, Structured } from './structured-listing.ts';

type Asked = Readonly<{
  page: KnownPage | null;
  head: PageHead;
  place: Place;
  /** URL of the market's logo. */
  logo: string;
}>;

/** Data for public pages whose path has no parameter: the home page names the market, the others their breadcrumb. */
export function structuredPage({ page, head, place, logo }: Asked): Structured | null {
  const isHome = page?.entry.name === 'home';
  // An operator may move the home page.
  const path = isHome ? page.entry.path : page?.page?.pattern;
  if (!path || path.includes(':') || !head.isForSearch) return null;
  const graph = isHome ? whose(place, logo, path) : [trail(place, path)];
  return {
    of: localePath(path, place.locale),
    told: { '@context': 'https://schema.org', '@graph': graph },
  };
}

function whose({ origin, locale, brandName }: Place, logo: string, home: string): object[] {
  const address = (path: string) => origin + localePath(path, locale);
  const organization = `${origin}/#organization`;
  return [
    {
      '@type': 'Organization',
      '@id': organization,
      name: brandName,
      url: `${origin}/`,
      logo: origin + logo,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        url: address('/contact-us'),
        availableLanguage: locales,
      },
    },
    {
      '@type': 'WebSite',
      name: brandName,
      url: address(home),
      inLanguage: locale,
      publisher: { '@id': organization },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${address('/shop')}?q={words}` },
        'query-input': 'required name=words',
      },
    },
  ];
}

function trail({ origin, locale, title, brandName }: Place, path: string): object {
  const step = (position: number, name: string, of: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item: origin + localePath(of, locale),
  });
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [step(1, brandName, '/'), step(2, title ?? brandName, path)],
  };
}
