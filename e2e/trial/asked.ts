/** How to find the address of a page with a parameter: by items that the API lists. */
export type Sample = {
  /** API address, requested in the role for which the page is rendered. */
  ask: string;
  /** Property of the answer that holds the list, and the item's field that goes into the page's address. */
  list: string;
  field: string;
  /** Take one item per value of this field; if left out, take the first item. */
  each?: string | undefined;
};

export type AskedPage = {
  route: string;
  /** Of the route, as the access rules read it. */
  path: string;
  access: readonly string[];
  pattern: string;
  sample?: Sample | null | undefined;
};

/** A slot that the release fills, and the page on which it stands: often another area's. */
export type AskedPanel = { slot: string; page: AskedPage };

export type Changes = {
  /** Patterns of the pages that differ from the live release's. */
  pages: readonly string[];
  /** Only texts differ. */
  isWordsOnly: boolean;
};

/** The market's order: which release to try, and how. */
export type Asked = {
  /** Origin of the market. */
  url: string;
  area: string;
  version: string;
  /** Path of the browser. */
  browser: string;
  /** Account that the trial runs under; null to keep the market's own, which isn't root then. */
  account: { uid: number; gid: number } | null;
  /** Lets this browser see the release before everybody else. */
  cookie: { name: string; value: string };
  /** Patterns of pages that must come as HTML. */
  html: readonly string[];
  pages: readonly AskedPage[];
  panels: readonly AskedPanel[];
  /** Keys of the area's messages. */
  messageKeys: readonly string[];
  /** What is tried first, because it differs from the live release. Null if nothing is tried before the rest. */
  changes: Changes | null;
};

export type TrialSession = { role: string; cookies: { name: string; value: string }[] };

/** Result of a trial. The release passed if there are no faults. */
export type Verdict = {
  faults: readonly string[];
  /** How many pages were shown, as how many roles, how many buttons were pressed, and which weren't and why. */
  figures: {
    pages: number;
    roles: number;
    seconds: number;
    pressed: number;
    unpressed: readonly string[];
  };
};
