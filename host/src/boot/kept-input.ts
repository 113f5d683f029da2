type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/**
 * What is entered into a page before its code has taken it over, which starts with empty fields, and the button that
 * was pressed last. Answers how to give it back, as if it were done then. `handOver` is told once React hears presses
 * itself, `takenOver` once it knows every field: what it hears from then on must not happen a second time.
 */
export function keepInput(
  root: HTMLElement,
): Readonly<{ handOver: () => void; takenOver: () => void; giveBack: () => void }> {
  const values = new Map<Field, string | boolean>();
  const note = (field: Field) => values.set(field, isChoice(field) ? field.checked : field.value);
  for (const field of root.querySelectorAll('input, textarea, select')) {
    if (isField(field) && isChanged(field)) note(field);
  }
  let isTakenOver = false;
  // A press may itself make React take the page over; what follows of it is still news to React.
  let unheard: EventTarget | null = null;
  let pressed: HTMLButtonElement | null = null;
  const begin = ({ target }: Event) => {
    unheard = isTakenOver ? null : target;
  };
  const listen = ({ target }: Event) => {
    if (!isField(target)) return;
    if (!isTakenOver || target === unheard) note(target);
    else for (const field of values.keys()) if (answersTheSame(field, target)) values.delete(field);
  };
  const press = ({ target }: Event) => {
    if (target instanceof Element) pressed = target.closest<HTMLButtonElement>(needsCode) ?? pressed;
  };
  // Before React, which listens at the same place.
  root.addEventListener('click', begin, true);
  root.addEventListener('input', listen, true);
  root.addEventListener('click', press);
  return {
    handOver: () => root.removeEventListener('click', press),
    takenOver: () => {
      isTakenOver = true;
    },
    giveBack() {
      root.removeEventListener('click', begin, true);
      root.removeEventListener('input', listen, true);
      for (const [field, value] of values) if (field.isConnected) enter(field, value);
      if (pressed?.isConnected) pressed.click();
    },
  };
}

/** The field itself, or another radio of its question. */
const answersTheSame = (field: Field, other: Field): boolean =>
  field === other || (field.type === 'radio' && other.type === 'radio' && field.name === other.name);

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
