import type { ComponentType } from 'react';
import { type AreaId, forEachLocale, type Locale, routeTable } from 'shared-kit/contract';

type PageModule = { default: ComponentType };
type LoadPage = () => Promise<PageModule>;
export type AreaMessages = Readonly<Record<string, string>>;

export type AreaPage = Readonly<{
  /** Name of the route-table entry that the access rules read. */
  route: string;
  /** Pattern without locale prefix, e.g. `/shop/:id`. */
  pattern: string;
  load: LoadPage;
}>;

/** How to find the address of a page with a parameter: from the items that the API lists. */
export type SampleAddress = Readonly<{
  /** An address of the API. */
  ask: string;
  /** The list in its answer, and the field of an item that stands in the page's address. */
  list: string;
  field: string;
  /** One item is taken for each value of this field; without it the first one. */
  each?: string;
}>;

export type Area = Readonly<{
  contract: number;
  id: AreaId;
  pages: readonly AreaPage[];
  /** Names of the routes whose pages the market makes as HTML beforehand: those that are alike for every stranger. */
  prerendered: readonly string[];
  /** Names of the routes whose pages the market makes as HTML when they are asked for, with the answers to their questions. */
  rendered: readonly string[];
  /**
   * What pages ask the API first, by the name of their route: the answers come with the document. Parameters are
   * filled in from the address of the page, `locale` and `currency` from the visitor; empty ones are left out. Names
   * behind a `#` are of the page and change nothing of the answer; `#session` asks only for who has one.
   */
  questions: Readonly<Record<string, readonly string[]>>;
  /** For each page with a parameter, by its pattern: a release is tried at these addresses. */
  samples: Readonly<Record<string, SampleAddress>>;
  messages: Readonly<Record<Locale, () => Promise<{ default: AreaMessages }>>>;
}>;

type RouteContext = {
  /**
   * The page of a route-table entry. Where the entry leaves its sub-pages to the area (`/admin/*`),
   * `subPath` is the rest of the pattern below it, `''` for the first page.
   */
  page: (route: string, load: LoadPage, subPath?: string) => AreaPage;
};

type AreaDefinition = Pick<Area, 'contract' | 'id'> & {
  routes: (context: RouteContext) => readonly AreaPage[];
  prerendered?: Area['prerendered'];
  rendered?: Area['rendered'];
  questions?: Area['questions'];
  samples?: Area['samples'];
  /** The message file of a language: written as in every area, since the build reads it. */
  messages: (locale: Locale) => Promise<{ default: AreaMessages }>;
};

/** All that the host may know of an area. Throws when a page is not the area's to have: the build shows it. */
export function defineArea(definition: AreaDefinition): Area {
  const { routes, prerendered = [], rendered = [], questions = {}, samples = {}, ...area } = definition;
  const messages = forEachLocale((locale) => () => area.messages(locale));
  const page: RouteContext['page'] = (route, load, subPath = '') => {
    const entry = routeTable.find((it) => it.name === route);
    if (entry?.owner !== area.id) throw new Error(`Area ${area.id} has no route named ${route}`);
    if (!entry.path.endsWith('/*')) return { route, pattern: entry.path, load };
    const prefix = entry.path.slice(0, -2);
    return { route, pattern: subPath ? `${prefix}/${subPath}` : prefix, load };
  };
  const pages = routes({ page });
  const exempt = pages.find(({ pattern, route }) => isExemptByAccident(pattern, route));
  if (exempt)
    throw new Error(`Area ${area.id}: ${exempt.pattern} may not contain a word that lifts every access rule`);
  const unknown = [...prerendered, ...rendered, ...Object.keys(questions)].find(
    (name) => !pages.some(({ route }) => route === name),
  );
  if (unknown) throw new Error(`Area ${area.id} has no page ${unknown}`);
  const unplaced = Object.keys(samples).find((it) => !pages.some(({ pattern }) => pattern === it));
  if (unplaced) throw new Error(`Area ${area.id} has no page ${unplaced}`);
  const unsampled = pages.find(({ pattern }) => pattern.includes(':') && !samples[pattern]);
  if (unsampled) throw new Error(`Area ${area.id}: ${unsampled.pattern} needs an entry in samples`);
  return { ...area, pages, prerendered, rendered, questions, samples, messages };
}

/** Rule 1 exempts by text: a sub-page must not slip through by its name. */
const isExemptByAccident = (pattern: string, route: string): boolean =>
  /documents|signed-manufacturer|signed-provider/.test(pattern) &&
  !['documents', 'signed-manufacturer', 'signed-provider'].includes(route);
