import { useId, useState } from 'react';
import type { CategoriesAnswer, Category, Locale } from 'shared-kit/contract';
import { queryOptions, useQuery } from 'shared-kit/query';
import { api, useLocale } from 'shared-kit/shell';
import { TextField } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './category-field.module.css';

type Leaf = Readonly<{ id: string; path: readonly string[] }>;

const leavesOf = (all: readonly Category[], above: readonly string[] = []): Leaf[] =>
  all.flatMap(({ id, name, children }) => {
    const path = [...above, name];
    return children.length > 0 ? leavesOf(children, path) : [{ id, path }];
  });

const folded = (text: string, locale: Locale): string =>
  text.toLocaleLowerCase(locale).normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i');

type Props = { value: string | null; onChoose: (id: string) => void; error?: string | undefined };

/** The category, found by words of its name or of what stands above it. */
export function CategoryField({ value, onChoose, error }: Props) {
  const t = useText();
  const locale = useLocale();
  const { data } = useQuery(categoriesQuery(locale));
  const [words, setWords] = useState<string | null>(null);
  const list = useId();
  const leaves = leavesOf(data?.categories ?? []);
  const chosen = leaves.find(({ id }) => id === value);
  const found =
    words === null
      ? []
      : leaves.filter(({ path }) => {
          const text = folded(path.join(' '), locale);
          return folded(words, locale)
            .split(/\s+/)
            .every((word) => text.includes(word));
        });
  const choose = (id: string) => {
    onChoose(id);
    setWords(null);
  };
  return (
    <div className={styles.category}>
      <TextField
        role="combobox"
        aria-expanded={words !== null}
        aria-controls={list}
        aria-autocomplete="list"
        autoComplete="off"
        label={t('editor.category')}
        hint={t('editor.category-hint')}
        error={error}
        value={words ?? chosen?.path.join(' › ') ?? ''}
        onChange={({ target }) => setWords(target.value)}
        onFocus={({ target }) => target.select()}
        onKeyDown={({ key }) => {
          if (key === 'Escape') setWords(null);
          const [only] = found;
          if (key === 'Enter' && only) choose(only.id);
        }}
      />
      <ul id={list} className={styles.found} hidden={words === null} aria-label={t('editor.category')}>
        {words !== null && found.length === 0 && <li className={styles.none}>{t('editor.category-none')}</li>}
        {found.slice(0, 12).map(({ id, path }) => (
          <li key={id}>
            <button type="button" className={styles.choice} onClick={() => choose(id)}>
              <b>{path.at(-1)}</b> <span>{path.slice(0, -1).join(' › ')}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const categoriesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['categories', locale],
    queryFn: ({ signal }) => api.get<CategoriesAnswer>('/api/categories', { locale }, signal),
  });
