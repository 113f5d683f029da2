import { useState } from 'react';
import { figureFields } from 'shared-kit/contract/figures';
import { priceListLimits } from 'shared-kit/contract/price-lists';
import { FigureInput } from 'shared-kit/figure-input';
import { useLocale } from 'shared-kit/shell';
import { CloseIcon, IconButton, Sheet, SheetBody, SheetHeader } from 'shared-kit/ui';
import { hasWords } from '../../pick-field/has-words.ts';
import { PickField } from '../../pick-field/pick-field.tsx';
import { useText } from '../../text.ts';
import type { CategoryEntry } from './list-entries.ts';
import styles from './price-lists.module.css';
import { useCategories } from './use-categories.ts';
import type { ListDesk } from './use-list-desk.ts';

type Props = { desk: ListDesk; mayChange: boolean };

/** Percentages off the public prices of whole categories. */
export function CategoryFields({ desk, mayChange }: Props) {
  const t = useText();
  const { categories } = desk.entries;
  return (
    <Sheet>
      <SheetHeader title={t('price-lists.categories')} note={t('price-lists.categories-hint')} />
      {categories.map((entry) => (
        <CategoryRow key={entry.categoryId} entry={entry} desk={desk} mayChange={mayChange} />
      ))}
      {mayChange && (
        <SheetBody>
          <CategoryPick desk={desk} />
        </SheetBody>
      )}
    </Sheet>
  );
}

function CategoryRow({ entry, desk, mayChange }: Props & { entry: CategoryEntry }) {
  const t = useText();
  const { places, nameOf } = useCategories();
  const { categoryId, percentOff } = entry;
  const name = nameOf(categoryId);
  const path = `category.${categoryId}`;
  const { categories } = desk.entries;
  const remove = () => {
    desk.change({ categories: categories.filter((it) => it !== entry) });
    desk.focus('categories');
  };
  return (
    <fieldset className={styles.category} aria-label={name}>
      <span className={styles.words}>
        <b>{name}</b>{' '}
        <span className={styles.muted}>
          {places
            .find(({ id }) => id === categoryId)
            ?.path.slice(0, -1)
            .join(' › ')}
        </span>
      </span>
      <FigureInput
        figure={figureFields.discount}
        {...desk.fieldOf(path)}
        label={t('price-lists.percent')}
        affix="%"
        text={percentOff}
        onText={(text) =>
          desk.change({
            categories: categories.map((it) => (it === entry ? { ...it, percentOff: text } : it)),
          })
        }
      />
      {mayChange && (
        <IconButton
          icon={CloseIcon}
          size="small"
          className={styles.close}
          label={t('price-lists.remove-row', { name })}
          onClick={remove}
        />
      )}
    </fieldset>
  );
}

function CategoryPick({ desk }: { desk: ListDesk }) {
  const t = useText();
  const locale = useLocale();
  const { places } = useCategories();
  const [words, setWords] = useState<string | null>(null);
  const { categories, products } = desk.entries;
  const free = places.filter(({ id }) => !categories.some((it) => it.categoryId === id));
  return (
    <PickField
      id={desk.idOf('categories')}
      label={t('price-lists.add-category')}
      hint={t('editor.category-hint')}
      disabled={categories.length + products.length >= priceListLimits.entries}
      words={words}
      onWords={setWords}
      choices={free
        .filter(({ path }) => words !== null && hasWords(path.join(' '), words, locale))
        .map(({ id, path }) => ({ id, label: path.at(-1) ?? '', detail: path.slice(0, -1).join(' › ') }))}
      none={t('editor.category-none')}
      onChoose={(categoryId) => {
        desk.change({ categories: [...categories, { categoryId, percentOff: '' }] });
        desk.focus(`category.${categoryId}`);
      }}
    />
  );
}
