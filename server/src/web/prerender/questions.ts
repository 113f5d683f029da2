/** Asked only for visitors with a session. */
const ofSession = '#session';
/** The page is rendered even without an answer. */
const optional = '#optional';
const marks = [ofSession, optional];

/** A page's request to the API; the address is null if the URL has parameters that the request doesn't know. */
export type Question = Readonly<{ address: string | null; isNeeded: boolean }>;

type Visitor = Readonly<{ locale: string; currency: string }>;

/** A page's requests with the parameters of its path: `/api/products/:id` becomes that of one product. */
export const ofPath = (
  descriptions: readonly string[],
  params: Readonly<Record<string, string>>,
): readonly string[] =>
  descriptions.map((it) => it.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? '')));

/** The first requests of a page at a URL. */
export function questionsOf(
  descriptions: readonly string[],
  search: URLSearchParams,
  { hasSession, ...visitor }: Visitor & Readonly<{ hasSession: boolean }>,
): readonly Question[] {
  return descriptions
    .filter((it) => hasSession || !it.endsWith(ofSession))
    .map((it) => ({
      address: asked(withoutMark(it), search, visitor),
      isNeeded: !marks.some((mark) => it.endsWith(mark)),
    }));
}

/** Whether the page knows every parameter of the URL. Its HTML is made only of what it knows. */
export const knowsAll = (descriptions: readonly string[], search: URLSearchParams): boolean => {
  const known = descriptions.flatMap((it) => namesIn(withoutMark(it), search));
  return [...search.keys()].every((name) => known.includes(name));
};

/**
 * A request with its parameters filled in; null if the URL has parameters that it doesn't know. Parameters with a value
 * stay as they are, `attr.*` stands for all with that prefix, sorted; those after `#` concern only the page.
 */
export function asked(description: string, search: URLSearchParams, visitor: Visitor): string | null {
  const [path = '', places = ''] = withoutFlags(description).split('?');
  const known = namesIn(description, search);
  // A request that the URL can't change is made whatever the URL says.
  const isOfAddress = known.some((name) => !(name in visitor));
  if (isOfAddress && [...search.keys()].some((name) => !known.includes(name))) return null;
  const values: Readonly<Record<string, string>> = { ...Object.fromEntries(search), ...visitor };
  const filled = new URLSearchParams();
  for (const [place, fixed] of new URLSearchParams(places))
    for (const name of fixed ? [place] : namesAt(place, search)) {
      const value = fixed || values[name];
      if (value) filled.set(name, value);
    }
  return filled.size > 0 ? `${path}?${filled}` : path;
}

const withoutMark = (description: string): string =>
  marks.reduce((text, mark) => (text.endsWith(mark) ? text.slice(0, -mark.length) : text), description);
const withoutFlags = (description: string): string => description.split('#')[0] ?? '';

/** The parameters that the URL or the visitor fills in, and the page's own. */
function namesIn(description: string, search: URLSearchParams): string[] {
  const [, places = ''] = withoutFlags(description).split('?');
  const [, ofPage = ''] = description.split('#');
  const open = [...new URLSearchParams(places)].filter(([, fixed]) => !fixed).map(([place]) => place);
  return [...open.flatMap((it) => namesAt(it, search)), ...new URLSearchParams(ofPage).keys()];
}

const namesAt = (place: string, search: URLSearchParams): string[] =>
  place.endsWith('*')
    ? [...search.keys()].filter((name) => name.startsWith(place.slice(0, -1))).toSorted()
    : [place];
