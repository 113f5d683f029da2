/** Computed styles of elements by what they are; elements of the same kind may have several. */
export type Styles = Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>;

/** A page of the host with its header and, in a workspace, its rail. */
export const hostPage = (isSignedIn: boolean): string => (isSignedIn ? '/profile' : '/login');

const mostTold = 3;

/** Runs in the page: how the elements of the shell and of the page look, whatever their size and place. */
export function readStyles(): Styles {
  /** Lengths that follow from texts and figures, and the element's language. */
  const varying =
    /^(width|height|(inline|block)-size|(top|right|bottom|left)|inset.*|margin.*|.*-origin|grid-template.*|-webkit-locale)$/;
  const kindOf = (element: Element): string => {
    const states = [...element.attributes]
      .filter(({ name }) =>
        /^(class|role|type|disabled|hidden|data-.*|aria-(current|expanded|disabled|busy))$/.test(name),
      )
      .map(({ name, value }) => `[${name}="${value}"]`);
    const parent = element.parentElement ? `${kindOf(element.parentElement)} > ` : '';
    return parent + element.localName + states.join('');
  };
  const focused = document.activeElement;
  if (focused instanceof HTMLElement) focused.blur();
  const found: Record<string, Record<string, string>[]> = {};
  const shown = document.querySelectorAll(
    ':root, body, :is(header, aside, nav, main), :is(header, aside, nav, main) *:not(svg *)',
  );
  for (const element of shown) {
    const computed = getComputedStyle(element);
    const style: Record<string, string> = {};
    for (const name of computed) {
      if (!varying.test(name)) style[name] = computed.getPropertyValue(name);
    }
    const kind = kindOf(element);
    found[kind] ??= [];
    if (!found[kind].some((it) => JSON.stringify(it) === JSON.stringify(style))) found[kind].push(style);
  }
  return found;
}

/** What looks different, at most three elements. Elements that weren't there before aren't compared. */
export function changedStyles(before: Styles, after: Styles): string[] {
  return Object.entries(after)
    .flatMap(([kind, styles]) => {
      const known = before[kind] ?? [];
      const changed = styles.map((style) => leastDifferent(known, style)).find((it) => it !== null);
      return changed ? [`${kind.split(' > ').slice(-2).join(' > ')}: ${changed}`] : [];
    })
    .slice(0, mostTold);
}

/** The first property that differs from the most similar style before; null if there is an equal one, or none. */
function leastDifferent(known: Styles[string], style: Readonly<Record<string, string>>): string | null {
  const differences = known.map((it) => Object.keys(style).filter((name) => it[name] !== style[name]));
  const [least] = differences
    .map((names, at) => ({ names, was: known[at] }))
    .sort((one, other) => one.names.length - other.names.length);
  const [name] = least?.names ?? [];
  return name === undefined ? null : `${name} is ${style[name]}, was ${least?.was?.[name]}`;
}
