import { useState } from 'react';
import { useQuery } from 'shared-kit/query';
import { useLocale } from 'shared-kit/shell';
import { categoriesQuery, placesOf } from '../../categories/categories.ts';
import { hasWords } from '../../pick-field/has-words.ts';
import { PickField } from '../../pick-field/pick-field.tsx';
import { useText } from '../../text.ts';

type Props = {
  id?: string;
  value: string | null;
  onChoose: (id: string) => void;
  error?: string | undefined;
};

/** The category, found by words of its name or of what stands above it. */
export function CategoryField({ id: fieldId, value, onChoose, error }: Props) {
  const t = useText();
  const locale = useLocale();
  const { data } = useQuery(categoriesQuery(locale));
  const [words, setWords] = useState<string | null>(null);
  const leaves = placesOf(data?.categories ?? []).filter(({ isLeaf }) => isLeaf);
  const chosen = leaves.find(({ id }) => id === value);
  return (
    <PickField
      id={fieldId}
      label={t('editor.category')}
      hint={t('editor.category-hint')}
      error={error}
      words={words}
      onWords={setWords}
      choices={leaves
        .filter(({ path }) => words !== null && hasWords(path.join(' '), words, locale))
        .map(({ id, path }) => ({ id, label: path.at(-1) ?? '', detail: path.slice(0, -1).join(' › ') }))}
      none={t('editor.category-none')}
      shown={chosen?.path.join(' › ') ?? ''}
      onChoose={onChoose}
    />
  );
}
