type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/**
 * Keeps what the visitor types and presses before React has taken the page over, since React starts with empty fields.
 * `giveBack` repeats it. Call `handOver` once React hears clicks, and `takenOver` once it knows every field: what React
 * hears itself must not happen twice.
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
  // This click may itself make React take over; React hasn't heard the input events that follow from it.
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
  // Capture runs before React, which listens on the same element.
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

/** The same field, or another radio button of its group. */
const answersTheSame = (field: Field, other: Field): boolean =>
  field === other || (field.type === 'radio' && other.type === 'radio' && field.name === other.name);

/** Submit buttons and popover buttons work without our code. */
const needsCode = 'button[type=button]:not([popovertarget])';

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type);

/** Browsers restore field values when a visitor comes back to a page. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected && option.selected);
  return isChoice(field) ? field.checked && !field.defaultChecked : field.value !== field.defaultValue;
}

/**
 * React detects a change by comparing with the last value set through the field's own setter. So set another value
 * there first, then set the right one past it.
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
