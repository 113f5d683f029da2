import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useAddress } from 'shared-kit/shell';
import { Icon, InputFrame, KeyHint, SearchIcon } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { keepSearch } from './last-searches.ts';
import styles from './search-box.module.css';
import type { ShownList, SuggestionKeys } from './suggestion-list.tsx';
import { useSlashKey } from './use-slash-key.ts';

/** Loads when the field is focused. If it can't load, the search still works, so show no error. */
const SuggestionList = lazy(() => import('./suggestion-list.tsx').catch(() => ({ default: () => null })));

/** Searches the whole catalogue; `/` focuses it from anywhere but a field. */
export function SearchBox() {
  const t = useText();
  const navigate = useNavigate();
  const address = useAddress();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<SuggestionKeys>(null);
  useSlashKey(input);

  const isShop = pathname === address('/shop');
  const searched = isShop ? (search.get('q') ?? '') : '';
  /** The field's text while the visitor edits it; null after searching. */
  const [asked, setAsked] = useState<string | null>(null);
  // Only a new address may change the text that the visitor typed.
  useEffect(() => {
    if (input.current) input.current.value = searched;
    setAsked(null);
  }, [searched]);

  const [wasVisited, setVisited] = useState(false);
  const [shown, setShown] = useState<ShownList>({});
  const ask = () => setAsked(input.current?.value ?? '');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = input.current?.value.trim() ?? '';
    setAsked(null);
    if (words) keepSearch(words);
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
      <InputFrame
        before={<Icon of={SearchIcon} />}
        after={
          <span className={styles.hint}>
            <KeyHint>/</KeyHint>
          </span>
        }
      >
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
          onKeyDown={(event) => keys.current?.press(event)}
        />
      </InputFrame>
      {wasVisited && (
        <Suspense>
          <SuggestionList
            ref={keys}
            words={asked}
            onAsk={ask}
            onDismiss={() => setAsked(null)}
            onFollow={() => {
              setAsked(null);
              if (input.current) input.current.value = searched;
            }}
            onForget={() => input.current?.focus()}
            onShow={setShown}
          />
        </Suspense>
      )}
    </form>
  );
}
