import { type FormEvent, type ReactNode, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddress } from 'shared-kit/shell';
import { Button, Icon, InputFrame, SearchIcon } from 'shared-kit/ui';
import { useText } from '../text.ts';
import styles from './find-instead.module.css';

/** A search for a visitor whose address leads nowhere. It also works as a plain form. */
export function FindInstead(): ReactNode {
  const t = useText();
  const address = useAddress();
  const navigate = useNavigate();
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    void navigate(words ? `${address('/shop')}?q=${encodeURIComponent(words)}` : address('/shop'));
  };
  return (
    <form className={styles.root} action={address('/shop')} onSubmit={submit}>
      <label className={styles.label} htmlFor={id}>
        {t('error.not-found.search')}
      </label>
      <div className={styles.row}>
        <InputFrame before={<Icon of={SearchIcon} />}>
          <input
            id={id}
            type="search"
            name="q"
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
            placeholder={t('search.placeholder')}
          />
        </InputFrame>
        <Button type="submit">{t('error.not-found.find')}</Button>
      </div>
    </form>
  );
}
