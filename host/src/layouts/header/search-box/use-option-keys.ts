import { type KeyboardEvent, useState } from 'react';

type Keys = Readonly<{
  /** Stable names of the shown options, from the top. */
  options: readonly string[];
  /** Id of an option's element. */
  idOf: (at: number) => string;
  onAsk: () => void;
  onDismiss: () => void;
  onDelete?: ((at: number) => void) | undefined;
}>;

const elementOf = (id: string) => document.getElementById(id);
/** During input-method composition, Enter and arrows choose among its words. */
const isPlain = ({ nativeEvent, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  !(nativeEvent.isComposing || altKey || ctrlKey || metaKey || shiftKey);

/**
 * Keys of a field with a list below. The focus stays in the field. Arrows move over the options and back into the field;
 * among the options, Home and End go to the first and last. Enter follows an option, Escape closes the list.
 */
export function useOptionKeys({ options, idOf, onAsk, onDismiss, onDelete }: Keys) {
  const [active, setActive] = useState<string | null>(null);
  const at = active === null ? -1 : options.indexOf(active);
  const isAmong = at >= 0;
  const last = options.length - 1;
  const goTo = (next: number) => {
    setActive(options[next] ?? null);
    elementOf(idOf(next))?.scrollIntoView?.({ block: 'nearest' });
  };
  const actions: Readonly<Record<string, () => void>> = {
    ...(last < 0 && { ArrowDown: onAsk, ArrowUp: onAsk }),
    ...(last >= 0 && {
      ArrowDown: () => goTo(at === last ? -1 : at + 1),
      ArrowUp: () => goTo(isAmong ? at - 1 : last),
      Escape: onDismiss,
    }),
    ...(isAmong && { Home: () => goTo(0), End: () => goTo(last), Enter: () => elementOf(idOf(at))?.click() }),
    ...(isAmong && onDelete && { Delete: () => onDelete(at) }),
  };
  const press = (event: KeyboardEvent) => {
    const action = isPlain(event) ? actions[event.key] : undefined;
    if (!action) return;
    event.preventDefault();
    action();
  };
  return { at, press };
}
