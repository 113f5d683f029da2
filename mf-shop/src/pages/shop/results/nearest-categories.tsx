import type { Category } from 'shared-kit/contract/categories';
import { LocaleLink, useLocale } from 'shared-kit/shell';
import { TextLink } from 'shared-kit/ui';
import { pathToCategory } from '../../../catalogue/categories-query.ts';
import { formatFigure } from '../../../format/figure.ts';
import { useText } from '../../../text.ts';
import styles from './nearest-categories.module.css';

const most = 4;

/** The category itself and its neighbours, the fullest first; without a category, the top of the tree. */
export function nearestCategories(all: readonly Category[], id: string | null): readonly Category[] {
  const path = id === null ? [] : pathToCategory(all, id);
  const own = path.at(-1);
  const beside = (path.at(-2)?.children ?? all).filter((it) => it.id !== own?.id);
  const fullest = beside.toSorted((a, b) => b.count - a.count);
  return [...(own ? [own] : []), ...fullest].filter(({ count }) => count > 0).slice(0, most);
}

export function NearestCategories({ categories }: { categories: readonly Category[] }) {
  const t = useText();
  const locale = useLocale();
  return (
    <span className={styles.root}>
      <span>{t('shop.nearest')}</span>
      {categories.map(({ id, name, count }) => (
        <TextLink key={id} as={LocaleLink} to={`/shop?category=${id}`}>
          {t('shop.nearest-category', { category: name, number: formatFigure(count, locale) })}
        </TextLink>
      ))}
    </span>
  );
}
