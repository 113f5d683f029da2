type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/**
 * What is entered into a page before its code has taken it over, which starts with empty fields, and the button that
 * was pressed last. Answers how to give it back, as if it were done then; `handOver` is told once React hears presses itself.
 */
export function keepInput(root: HTMLElement): Readonly<{ handOver: () => void; giveBack: () => void }> {
  const values = new Map<Field, string | boolean>();
  const note = (field: Field) => values.set(field, isChoice(field) ? field.checked : field.value);
  for (const field of root.querySelectorAll('input, textarea, select')) {
    if (isField(field) && isChanged(field)) note(field);
  }
  const listen = ({ target }: Event) => isField(target) && note(target);
  let pressed: HTMLButtonElement | null = null;
  const press = ({ target }: Event) => {
    if (target instanceof Element) pressed = target.closest<HTMLButtonElement>(needsCode) ?? pressed;
  };
  root.addEventListener('input', listen);
  root.addEventListener('click', press);
  return {
    handOver: () => root.removeEventListener('click', press),
    giveBack() {
      root.removeEventListener('input', listen);
      for (const [field, value] of values) if (field.isConnected) enter(field, value);
      if (pressed?.isConnected) pressed.click();
    },
  };
}

/** Buttons that send a form or open a panel do so without code of ours. */
const needsCode = 'button[type=button]:not([popovertarget])';

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type);

/** Browsers fill fields themselves where somebody comes back to a page. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected && option.selected);
  return isChoice(field) ? field.checked && !field.defaultChecked : field.value !== field.defaultValue;
}

/**
 * React tells a change by comparing with what was last set through the field itself, so that is made another value
 * first; what follows goes past it.
 */
function enter(field: Field, value: string | boolean): void {
  if (typeof value === 'string') {
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(
      new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
  } else if (isChoice(field) && (value || field.type === 'checkbox')) {
    field.checked = !value;
    field.click();
  }
}
