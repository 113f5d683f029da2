import {
  type FormEvent,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { lazyPart, useAddress } from 'shared-kit/shell';
import { Icon, InputFrame, KeyHint, SearchIcon } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import styles from './search-box.module.css';
import type { ShownList, SuggestionHandle } from './suggestion-list.tsx';

/** Loads when the field is focused. If it can't load, the search still works, so show no error. */
const SuggestionList = lazyPart(
  () => import('./suggestion-list.tsx'),
  () => null,
);

const slashHint = (
  <span className={styles.hint}>
    <KeyHint>/</KeyHint>
  </span>
);

/** Searches the whole catalogue; `/` focuses it from anywhere but a field. */
export function SearchBox() {
  const t = useText();
  const navigate = useNavigate();
  const address = useAddress();
  const input = useRef<HTMLInputElement>(null);
  const suggestions = useRef<SuggestionHandle>(null);
  useSlashKey(input);
  const { searched, asked, setAsked, showSearched } = useSearchedWords(input);

  const [wasVisited, setVisited] = useState(false);
  const [shown, setShown] = useState<ShownList>({});
  const ask = () => setAsked(input.current?.value ?? '');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = input.current?.value.trim() ?? '';
    setAsked(null);
    if (words) suggestions.current?.keep(words);
    navigate(words ? `${address('/shop')}?q=${encodeURIComponent(words)}` : address('/shop'));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the form itself is the landmark
    <form
      role="search"
      className={styles.root}
      onSubmit={submit}
      action={address('/shop')}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setAsked(null);
      }}
    >
      <InputFrame before={<Icon of={SearchIcon} />} after={slashHint}>
        <input
          ref={input}
          type="text"
          inputMode="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown.list !== undefined}
          aria-controls={shown.list}
          aria-activedescendant={shown.active}
          name="q"
          maxLength={200}
          defaultValue={searched}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={t('search.placeholder')}
          aria-label={t('search.placeholder')}
          onFocus={() => {
            setVisited(true);
            if (!input.current?.value) ask();
          }}
          onClick={() => !input.current?.value && ask()}
          onChange={ask}
          onKeyDown={(event) => suggestions.current?.press(event)}
        />
      </InputFrame>
      {wasVisited && (
        <Suspense>
          <SuggestionList
            ref={suggestions}
            words={asked}
            onAsk={ask}
            onDismiss={() => setAsked(null)}
            onFollow={showSearched}
            onForget={() => input.current?.focus()}
            onShow={setShown}
          />
        </Suspense>
      )}
    </form>
  );
}

/** The words that the address searches, and those that the visitor types. */
function useSearchedWords(input: RefObject<HTMLInputElement | null>) {
  const address = useAddress();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const isShop = pathname === address('/shop');
  // The shop replaces a question by what it means, and keeps it beside.
  const searched = isShop ? (search.get('asked') ?? search.get('q') ?? '') : '';
  /** The field's text while the visitor edits it; null after searching. */
  const [asked, setAsked] = useState<string | null>(null);
  const showSearched = useCallback(() => {
    if (input.current) input.current.value = searched;
    setAsked(null);
  }, [input, searched]);
  // Only a new address may change the text that the visitor typed, and at once: later it could be the next question.
  const last = useRef(searched);
  useLayoutEffect(() => {
    if (last.current !== searched) showSearched();
    last.current = searched;
  }, [searched, showSearched]);
  return { searched, asked, setAsked, showSearched };
}

/** `/` focuses the field, unless somebody is typing or a dialog is open. */
function useSlashKey(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      const isTyping = target?.closest('input, textarea, select, [contenteditable="true"], [role="dialog"]');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, [input]);
}
