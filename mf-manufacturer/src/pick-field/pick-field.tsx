import { type KeyboardEvent, useId, useState } from 'react';
import { type FieldTexts, TextField } from 'shared-kit/ui';
import styles from './pick-field.module.css';

export type Choice = Readonly<{ id: string; label: string; detail: string }>;

interface Props extends FieldTexts {
  id?: string;
  disabled?: boolean;
  /** As typed; null while nothing is searched. */
  words: string | null;
  onWords: (words: string | null) => void;
  /** What the words find; only the first of them are shown. */
  choices: readonly Choice[];
  onChoose: (id: string) => void;
  /** Said of words that find nothing. */
  none: string;
  /** What is chosen already. */
  shown?: string;
}

const shownAtMost = 12;

/** A field that finds something by its words. Arrows move over what is found, Enter takes it, Escape closes the list. */
export function PickField({ words, onWords, choices, onChoose, none, shown = '', ...field }: Props) {
  const list = useId();
  const [activeId, setActiveId] = useState<string | null>(null);
  const isOpen = words !== null;
  const found = isOpen ? choices.slice(0, shownAtMost) : [];
  const at = found.findIndex(({ id }) => id === activeId);
  const search = (typed: string | null) => {
    onWords(typed);
    setActiveId(null);
  };
  const open = () => !isOpen && shown === '' && search('');
  const choose = (id: string) => {
    search(null);
    onChoose(id);
  };
  const goTo = (next: number) => setActiveId(found[(next + found.length) % found.length]?.id ?? null);
  const press = (event: KeyboardEvent) => {
    // During input-method composition, these keys choose among its words.
    if (event.nativeEvent.isComposing) return;
    const taken = found[at] ?? (words === '' ? undefined : found[0]);
    const actions: Readonly<Record<string, () => unknown>> = {
      ArrowDown: () => (found.length > 0 ? goTo(at + 1) : open()),
      ...(isOpen && { Escape: () => search(null), Enter: () => taken && choose(taken.id) }),
      ...(found.length > 0 && { ArrowUp: () => goTo(at < 0 ? -1 : at - 1) }),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };
  return (
    <div className={styles.root}>
      <TextField
        {...field}
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={at >= 0 ? `${list}-${at}` : undefined}
        autoComplete="off"
        value={words ?? shown}
        onChange={({ target }) => search(target.value)}
        onFocus={({ target }) => target.select()}
        onClick={open}
        onBlur={() => search(null)}
        onKeyDown={press}
      />
      <Found id={list} label={field.label} found={found} at={at} onChoose={choose} />
      {isOpen && found.length === 0 && (
        <p role="status" className={`${styles.found} ${styles.none}`}>
          {none}
        </p>
      )}
    </div>
  );
}

type FoundProps = Pick<Props, 'label' | 'onChoose'> & { id: string; found: readonly Choice[]; at: number };

function Found({ id: list, label, found, at, onChoose }: FoundProps) {
  return (
    <div
      role="listbox"
      id={list}
      className={styles.found}
      hidden={found.length === 0}
      aria-label={String(label)}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {found.map(({ id, label: name, detail }, place) => (
        <button
          type="button"
          key={id}
          role="option"
          id={`${list}-${place}`}
          tabIndex={-1}
          aria-selected={place === at}
          className={styles.choice}
          onClick={() => onChoose(id)}
        >
          <b>{name}</b> <span>{detail}</span>
        </button>
      ))}
    </div>
  );
}
