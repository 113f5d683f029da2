/** How to find the address of a page with a parameter: by items that the API lists. */
export type Sample = {
  /** API address, requested in the role for which the page is rendered. */
  ask: string;
  /** Property of the answer that holds the list, and the item's field that goes into the page's address. */
  list: string;
  field: string;
  /** Take one item per value of this field; if left out, take the first item. */
  each?: string;
};

export type AskedPage = { route: string; pattern: string; sample?: Sample | null };

/** What the releasing command wants to be tested. */
export type Asked = {
  url: string;
  area: string;
  version: string;
  /** Opens sessions of the trial's companies. */
  token: string;
  /** Lets this browser see the release before everybody else. */
  cookie: { name: string; value: string };
  /** Patterns of pages that must come as HTML. */
  html: readonly string[];
  pages: readonly AskedPage[];
  /** Keys of the area's messages. */
  messageKeys: readonly string[];
};
