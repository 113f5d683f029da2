import { useState } from 'react';
import type { FacetAnswer } from 'shared-kit/contract/catalogue';
import type { Category } from 'shared-kit/contract/categories';
import { Stack } from 'shared-kit/layout';
import type { NavigateOptions } from 'shared-kit/router';
import { LocaleLink, useLocale } from 'shared-kit/shell';
import { Disclosure, Icon, TextLink } from 'shared-kit/ui';
import { pathToCategory } from '../../../catalogue/categories-query.ts';
import { formatFigure } from '../../../format/figure.ts';
import { ArrowLeftIcon } from '../../../icons.sprite.ts';
import { useText } from '../../../text.ts';
import { type ListingAddress, listingSearch } from '../listing-address.ts';
import { setCategory } from '../listing-changes.ts';
import styles from './category-facet.module.css';
import { facetCount } from './facet-count.ts';

type Counted = Extract<FacetAnswer, { kind: 'choice' }>;
/** `count` is null if only part of a large market was counted and none was in that part. */
type Entry = Readonly<{ value: string; label: string; count: number | null; exact: boolean; depth: number }>;

const shownAtFirst = 8;

/** One category at a time, as links, so that each can be opened or copied. */
export function CategoryFacet({
  categories,
  counted,
  address,
  follow,
}: {
  categories: readonly Category[];
  /** The API's counts for the current search and filters; without them, those of the whole catalogue. */
  counted: Counted | undefined;
  address: ListingAddress;
  /** Navigation options of its links. */
  follow: NavigateOptions;
}) {
  const t = useText();
  const path = address.category ? pathToCategory(categories, address.category) : [];
  const here = path.at(-1);
  const parent = path.at(-2);
  const entries = entriesBelow(here ? here.children : categories, counted, here ? 1 : 0);
  const to = (id: string | null) => `/shop${listingSearch(setCategory(address, id))}`;
  if (entries.length === 0 && !here) return null;
  return (
    <Disclosure summary={t('facet.category')} open>
      <Stack as="ul" gap="0">
        {here && (
          <li>
            <LocaleLink {...follow} to={to(parent?.id ?? null)} className={styles.up}>
              <Icon of={ArrowLeftIcon} size="small" />
              <span>{parent?.name ?? t('facet.all-categories')}</span>
            </LocaleLink>
          </li>
        )}
        {here && (
          <li aria-current="page" className={styles.here}>
            {here.name}
          </li>
        )}
        <Entries entries={entries} to={to} follow={follow} />
      </Stack>
    </Disclosure>
  );
}

/** The tree names the categories up to two levels below; the API's counts are used if given. */
function entriesBelow(
  below: readonly Category[],
  counted: Counted | undefined,
  depth: number,
): readonly Entry[] {
  const counts = counted && new Map(counted.options.map((it) => [it.value, it.count]));
  const exact = counted?.exact ?? true;
  return below.flatMap(({ id, name, count, children }) => {
    const found = counts ? (counts.get(id) ?? (exact ? 0 : null)) : count;
    if (count === 0 || found === 0) return [];
    const entry = { value: id, label: name, count: found, exact, depth };
    return depth > 0 ? [entry] : [entry, ...entriesBelow(children, counted, depth + 1)];
  });
}

type EntriesProps = Readonly<{
  entries: readonly Entry[];
  to: (id: string) => string;
  follow: NavigateOptions;
}>;

function Entries({ entries, to, follow }: EntriesProps) {
  const t = useText();
  const locale = useLocale();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll || entries.length <= shownAtFirst + 1 ? entries : entries.slice(0, shownAtFirst);
  return (
    <>
      {shown.map(({ value, label, count, exact, depth }) => (
        <li key={value}>
          <LocaleLink {...follow} to={to(value)} className={styles.link} data-depth={depth}>
            <span className={styles.words}>{label}</span>
            {count !== null && <span className={styles.count}>{facetCount(count, { exact }, locale)}</span>}
          </LocaleLink>
        </li>
      ))}
      {shown.length < entries.length && (
        <li>
          <TextLink as="button" className={styles.more} onClick={() => setShowsAll(true)}>
            {t('facet.more', { number: formatFigure(entries.length - shown.length, locale) })}
          </TextLink>
        </li>
      )}
    </>
  );
}
