import type { ComponentType } from 'react';
import type { AreaId, DeclaredRoute, DeclaredSlot } from 'shared-kit/contract/areas';
import type { Endpoint, PlainSpec, QueryName } from 'shared-kit/contract/endpoints';
import { forEachLocale, type Locale } from 'shared-kit/contract/languages';
import type { MenuEntry, MenuIcon } from 'shared-kit/contract/menu';
import type { PanelProps, SlotName } from 'shared-kit/contract/slots';

type PageModule = { default: ComponentType };
type LoadPage = () => Promise<PageModule>;
export type AreaMessages = Readonly<Record<string, string>>;

export type AreaPage = Readonly<{
  /** Name of its route; the access rules read it. */
  route: string;
  /** Pattern without locale prefix, e.g. `/shop/:id`. */
  pattern: string;
  load: LoadPage;
}>;

type Asked<Spec extends PlainSpec> = Readonly<{
  /** Parameters that always have these values. */
  values?: Readonly<Partial<Record<QueryName<Spec>, string | number>>>;
  /** Parameters that are filled in as `Area.questions` says. */
  query?: readonly QueryName<Spec>[];
  /** What follows the `#` there. */
  flag?: string;
}>;

/** A question that a page asks first, by its endpoint. */
export function question<Spec extends PlainSpec>(
  { path }: Endpoint<Spec>,
  { values, query = [], flag }: Asked<Spec> = {},
): string {
  const fixed = Object.entries(values ?? {}).map(([name, value]) => `${name}=${value}`);
  const places = [...fixed, ...query.map((name) => `${name}=`)].join('&');
  return path + (places && `?${places}`) + (flag ? `#${flag}` : '');
}

/** How to find a real address of a page with a parameter: take an item from a list of the API. */
export type SampleAddress = Readonly<{
  /** API address to ask. */
  ask: string;
  /** Property of the answer that holds the list, and the item's field that goes into the page's address. */
  list: string;
  field: string;
  /** Take one item per value of this field; if left out, take the first item. */
  each?: string;
}>;

/** An entry of the menu beside the pages. `label` is a key of the area's messages. */
export type AreaMenuEntry = Omit<MenuEntry, 'label' | 'icon'> & Readonly<{ label: string; icon: MenuIcon }>;

/** A route without its words, which the build takes from `src/routes/messages`: browsers get them with the registry. */
export type AreaRoute = Readonly<Omit<DeclaredRoute, 'name' | 'title' | 'description'>>;

/** A panel of an area in a slot. */
export type AreaPanel<Name extends SlotName> = Readonly<{
  load: () => Promise<{ default: ComponentType<PanelProps<Name>> }>;
}> &
  Readonly<Pick<DeclaredSlot, 'order' | 'height'>>;

/** The slots that an area fills. */
export type AreaSlots = { readonly [Name in SlotName]?: AreaPanel<Name> };

export type Area = Readonly<{
  contract: number;
  id: AreaId;
  /** The routes of its pages, by name. */
  routes: Readonly<Record<string, AreaRoute>>;
  pages: readonly AreaPage[];
  /** Routes whose pages come as HTML, rendered from the answers to their questions. */
  html: readonly string[];
  /**
   * API addresses that pages ask first, by route name: the answers come with the document.
   * `:id` and empty parameters are filled in from the page's address, `locale` and `currency` from the visitor;
   * parameters without a value there are left out. Nothing is asked for visitors who may not enter the page.
   * A name after `#` is a flag for the page and doesn't change the answer; `#session` asks only for signed-in visitors,
   * and without an answer to `#optional` the page is rendered all the same.
   */
  questions: Readonly<Record<string, readonly string[]>>;
  /**
   * Where a page's answer to its first question tells the files of its first image, by route name (`items/0/image`).
   * A drawing there comes inside the document.
   */
  firstImages: Readonly<Record<string, string>>;
  /** For each pattern with a parameter: sample addresses on which a release is tried. */
  samples: Readonly<Record<string, SampleAddress>>;
  menu: readonly AreaMenuEntry[];
  slots?: AreaSlots;
  messages: Readonly<Record<Locale, () => Promise<{ default: AreaMessages }>>>;
}>;

type PageContext<Name extends string> = {
  /**
   * A page of a route. If the route leaves its sub-pages to the area (`/admin/*`), `subPath` is the rest of the pattern
   * below it; `''` is the first page.
   */
  page: (route: Name, load: LoadPage, subPath?: string) => AreaPage;
};

type AreaDefinition<Name extends string> = Pick<Area, 'contract' | 'id'> & {
  routes: Readonly<Record<Name, AreaRoute>>;
  pages: (context: PageContext<Name>) => readonly AreaPage[];
  html?: readonly NoInfer<Name>[];
  questions?: Readonly<Partial<Record<NoInfer<Name>, readonly string[]>>>;
  firstImages?: Readonly<Partial<Record<NoInfer<Name>, string>>>;
  samples?: Area['samples'];
  menu?: Area['menu'];
  slots?: AreaSlots;
  /** Imports the message file of a language. Write it as every area does: the build reads the source. */
  messages: (locale: Locale) => Promise<{ default: AreaMessages }>;
};

/** All that the host may know of an area. The build checks it; browsers carry no checks. */
export function defineArea<const Name extends string>(definition: AreaDefinition<Name>): Area {
  const { pages, html = [], questions = {}, firstImages = {}, samples = {}, menu = [], ...area } = definition;
  const messages = forEachLocale((locale) => () => area.messages(locale));
  const page: PageContext<Name>['page'] = (route, load, subPath = '') => {
    const prefix = area.routes[route].path.replace('/*', '');
    return { route, pattern: subPath ? `${prefix}/${subPath}` : prefix, load };
  };
  return { ...area, pages: pages({ page }), html, questions, firstImages, samples, menu, messages };
}
