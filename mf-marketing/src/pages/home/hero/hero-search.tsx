import { type FormEvent, useRef } from 'react';
import { useNavigate } from 'shared-kit/router';
import { LocaleLink, useAddress } from 'shared-kit/shell';
import { Button, Icon, InputFrame, SearchIcon } from 'shared-kit/ui';
import { ChipLink } from 'shared-kit/ui/chip';
import { useText } from '../../../text.ts';
import styles from './hero-search.module.css';

const shopFor = (words: string) => (words ? `/shop?q=${encodeURIComponent(words)}` : '/shop');

/** Example searches in makers' words, translated to the page's language. */
const examples = ['loom', 'stenter', 'jersey', 'denim'] as const;

export function HeroSearch() {
  const t = useText();
  const navigate = useNavigate();
  const address = useAddress();
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    navigate(address(shopFor(input.current?.value.trim() ?? '')));
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: the form is the landmark itself, without a box around it */}
      <form
        role="search"
        aria-label={t('search.label')}
        className={styles.form}
        onSubmit={submit}
        action={address('/shop')}
      >
        <InputFrame size="large" className={styles.frame} before={<Icon of={SearchIcon} />}>
          <input
            ref={input}
            type="search"
            name="q"
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
            placeholder={t('search.placeholder')}
            aria-label={t('search.placeholder')}
          />
        </InputFrame>
        <Button type="submit" emphasis="primary" size="large" className={styles.submit}>
          {t('search.submit')}
        </Button>
      </form>
      <p className={styles.examples}>
        <span>{t('search.examples')}</span>
        {examples
          .map((it) => t(`search.example.${it}`))
          .map((words) => (
            <ChipLink key={words} as={LocaleLink} to={shopFor(words)}>
              {words}
            </ChipLink>
          ))}
      </p>
    </>
  );
}
