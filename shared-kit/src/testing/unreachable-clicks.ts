/** Groups with one stop for the Tab key, in which arrow keys lead to the other controls. */
const withArrows = ['grid', 'listbox', 'menu', 'menubar', 'radiogroup', 'tablist', 'toolbar', 'tree']
  .map((role) => `[role=${role}]`)
  .join();
/** Helpers of other controls, such as the input of a button that chooses files. */
const hidden = '[aria-hidden=true]';

/** Reports each click on a control that the Tab key never reaches: whoever has no mouse could not do it. */
export function watchUnreachableClicks(report: (text: string) => void, page = document): void {
  const hear = ({ target }: MouseEvent) => {
    const control = (target as Element).closest<HTMLElement>('a[href], button, input, select, textarea');
    if (!control || control.tabIndex >= 0 || control.closest(`${withArrows}, ${hidden}`)) return;
    report(`The Tab key never reaches what was clicked: ${control.outerHTML.slice(0, 200)}`);
  };
  page.addEventListener('click', hear, { capture: true });
}
