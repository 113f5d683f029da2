import { type FormEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useAddress } from 'shared-kit/shell';
import { Icon, InputFrame, KeyHint, SearchIcon } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './header.module.css';

/** Searches the whole catalogue; `/` brings the focus here from anywhere but a field. */
export function SearchBox() {
  const t = useText();
  const navigate = useNavigate();
  const address = useAddress();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const input = useRef<HTMLInputElement>(null);
  useSlashKey(input);

  const isShop = pathname === address('/shop');
  const shown = isShop ? (search.get('q') ?? '') : '';
  // The field is the visitor's: only a new address may write into it.
  useEffect(() => {
    if (input.current) input.current.value = shown;
  }, [shown]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = input.current?.value.trim() ?? '';
    navigate(words ? `${address('/shop')}?q=${encodeURIComponent(words)}` : address('/shop'));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the form itself is the landmark
    <form role="search" className={styles.search} onSubmit={submit} action={address('/shop')}>
      <InputFrame before={<Icon of={SearchIcon} />} after={<KeyHint>/</KeyHint>}>
        <input
          ref={input}
          type="search"
          name="q"
          maxLength={200}
          defaultValue={shown}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t('search.placeholder')}
          aria-label={t('search.placeholder')}
        />
      </InputFrame>
    </form>
  );
}

function useSlashKey(input: React.RefObject<HTMLInputElement | null>) {
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
