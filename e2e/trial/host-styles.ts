/** Computed styles of elements by what they are; elements of the same kind may have several. */
export type Styles = Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>;

/** A page of the host with its header and, in a workspace, its rail. */
export const hostPage = (isSignedIn: boolean): string => (isSignedIn ? '/profile' : '/login');

const mostTold = 3;

const sides = ['top', 'right', 'bottom', 'left'];
/** The properties that people see. All 700 take seconds. */
export const seenProperties = [
  'display',
  'visibility',
  'opacity',
  'position',
  'z-index',
  'float',
  'cursor',
  'pointer-events',
  'color',
  'background-color',
  'background-image',
  'box-shadow',
  'outline-style',
  'outline-color',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'line-height',
  'letter-spacing',
  'text-align',
  'text-decoration-line',
  'text-transform',
  'white-space',
  'list-style-type',
  'transform',
  'translate',
  'scale',
  'rotate',
  'filter',
  'clip-path',
  'mix-blend-mode',
  'overflow-x',
  'overflow-y',
  'flex-direction',
  'align-items',
  'justify-content',
  'row-gap',
  'column-gap',
  ...sides.flatMap((side) => [
    `padding-${side}`,
    ...['color', 'style', 'width'].map((it) => `border-${side}-${it}`),
  ]),
  ...['top', 'bottom'].flatMap((it) => [`border-${it}-left-radius`, `border-${it}-right-radius`]),
];

/** Runs in the page: how the elements of the shell and of the page look, whatever their size and place. */
export function readStyles(names: readonly string[]): Styles {
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
    const style = Object.fromEntries(names.map((name) => [name, computed.getPropertyValue(name)]));
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
