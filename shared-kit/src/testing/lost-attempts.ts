const wrongFields = (page: Document) => [...page.querySelectorAll('[aria-invalid=true]')];

/**
 * Reports each click on a button that marks a field as wrong and leaves the focus on the button: whoever doesn't see the
 * field could not tell why nothing happened.
 */
export function watchLostAttempts(report: (text: string) => void, page = document): void {
  const hear = ({ target }: MouseEvent) => {
    const button = (target as Element).closest('button');
    const before = wrongFields(page);
    queueMicrotask(() => {
      const found = wrongFields(page).find((field) => !before.includes(field));
      if (!button || !found || page.activeElement !== button) return;
      report(`“${button.textContent}” leads to no wrong field, such as ${found.outerHTML.slice(0, 200)}`);
    });
  };
  page.addEventListener('click', hear, { capture: true });
}
