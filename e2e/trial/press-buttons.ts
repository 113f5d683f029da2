import type { Page } from '@playwright/test';

/** Buttons of a page that a trial presses at most, as one role. */
const mostPressed = 40;

/** The key is that of its kind. */
type Unpressed = Readonly<{ key: string; name: string; why: string }>;
type Next = Readonly<{
  pressed: string | null;
  key: string;
  /** The page shows a dialog or a menu. */
  isCovered: boolean;
  unpressed: readonly Unpressed[];
}>;

/** Kinds of buttons that were pressed already, and those that weren't: their name and why. */
export type Pressing = Readonly<{ known: Set<string>; unpressed: Map<string, string> }>;

type Means = Readonly<{
  page: Page;
  pressing: Pressing;
  /** Waits for the page to come to rest, and returns errors that it threw meanwhile. */
  rest: () => Promise<readonly string[]>;
  /** Goes to the page again after a button led away. */
  comeBack: () => Promise<boolean>;
}>;

/** Presses each kind of button of the page that hasn't been pressed yet. Returns how many, and what failed. */
export async function pressButtons({ page, pressing, rest, comeBack }: Means) {
  const path = new URL(page.url()).pathname;
  const faults: string[] = [];
  let count = 0;
  for (let escapes = 0; count < mostPressed && escapes < 2; ) {
    const next = await page.evaluate(pressNext, [...pressing.known]);
    for (const { key, name, why } of next.unpressed) {
      // A kind has another name in each language; one is enough.
      if (!pressing.unpressed.has(key)) pressing.unpressed.set(key, `${name} (${why})`);
    }
    if (next.pressed === null) {
      if (!next.isCovered) break;
      escapes += 1;
      await page.keyboard.press('Escape');
      await rest();
      continue;
    }
    escapes = 0;
    count += 1;
    pressing.known.add(next.key);
    const thrown = await rest();
    faults.push(...thrown.map((fault) => `after pressing "${next.pressed}": ${fault}`));
    if (new URL(page.url()).pathname !== path && !(await comeBack())) break;
  }
  if (count === mostPressed) pressing.unpressed.set('others', `what comes after the first ${mostPressed}`);
  return { count, faults };
}

/**
 * Runs in the page: presses the first button that isn't known, in what covers the page if something does. Buttons of
 * the same kind, such as those of a table's rows, are one.
 */
export function pressNext(known: readonly string[]): Next {
  const selector =
    'button, summary, input[type=button], [role=button], [role=tab], [role=switch], [role=menuitem]';
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const covers = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], dialog[open]';
  const covering = [...document.querySelectorAll(covers)]
    .filter((it) => !it.closest('main') && isShown(it))
    .at(-1);
  const root = covering ?? document.querySelector('main');
  const kindOf = (element: Element): string => {
    const steps: string[] = [];
    for (let it: Element | null = element; it && it.localName !== 'body'; it = it.parentElement)
      steps.push(`${it.localName}.${it.className}`);
    const place = element.parentElement ? [...element.parentElement.children].indexOf(element) : 0;
    return `${steps.join(' < ')} ${place} ${element.getAttribute('aria-pressed') ?? ''}`;
  };
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60) ||
    element.localName;
  const reasonAgainst = (element: Element): string | null => {
    if (element.matches('a[download]')) return 'downloads';
    if (element.matches('a[target]')) return 'opens a tab';
    const isButton = element instanceof HTMLButtonElement || element instanceof HTMLInputElement;
    return isButton && element.type === 'submit' && element.form ? 'sends a form' : null;
  };
  const unpressed: Unpressed[] = [];
  for (const element of root?.querySelectorAll(selector) ?? []) {
    const isOff = element.matches(':disabled, [aria-disabled=true]') || element.closest('[inert]') !== null;
    if (isOff || !isShown(element)) continue;
    const name = nameOf(element);
    const why = reasonAgainst(element);
    const key = kindOf(element);
    if (why !== null) unpressed.push({ key, name, why });
    else if (!known.includes(key)) {
      (element as HTMLElement).click();
      return { pressed: name, key, isCovered: covering !== undefined, unpressed };
    }
  }
  return { pressed: null, key: '', isCovered: covering !== undefined, unpressed };
}
