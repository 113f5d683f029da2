/** How the address of a page with a parameter is found: one item of each kind that the API lists. */
export type Sample = {
  /** An address of the API, asked as the role that the page is rendered for. */
  ask: string;
  /** The list in its answer, and the field of an item that stands in the page's address. */
  list: string;
  field: string;
  /** One item is taken for each value of this field; without it the first one. */
  each?: string;
};

export type AskedPage = { route: string; pattern: string; sample?: Sample | null };

/** What the releasing command asks for. */
export type Asked = {
  url: string;
  area: string;
  version: string;
  /** Opens sessions of the trial's companies. */
  token: string;
  /** Lets this browser see the release before anybody else. */
  cookie: { name: string; value: string };
  /** Patterns of the pages that are to be there before any script. */
  prerendered: readonly string[];
  pages: readonly AskedPage[];
  /** Keys of the area's messages. */
  messageKeys: readonly string[];
};

/** Where a page stands in one language. */
export const inLanguage = (path: string, prefix: '' | '/tr'): string =>
  prefix && path === '/' ? prefix : `${prefix}${path}`;
