import type { Category } from 'shared-kit/contract/categories';
import { LocaleLink, publicConfig } from 'shared-kit/shell';
import { Breadcrumb, Heading, Skeleton, VisuallyHidden } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { type ListingAddress, listingSearch } from './listing-address.ts';
import { setCategory } from './listing-changes.ts';
import styles from './shop-heading.module.css';
import { useCategoryHead } from './use-category-head.ts';

/** The list's place in the category tree. `path` is `null` while the tree loads. */
export function ShopHeading({
  path,
  address,
}: {
  path: readonly Category[] | null;
  address: ListingAddress;
}) {
  const t = useText();
  useCategoryHead(path?.at(-1));
  const question = address.asked ?? address.q;
  const here = path?.at(-1)?.name ?? (question ? t('shop.results-for', { words: question }) : t('shop.all'));
  const isPending = path === null && address.category !== null;
  return (
    <>
      <title>{`${isPending ? t('shop.title') : here} · ${publicConfig().brandName}`}</title>
      <div className={styles.way} data-pending={isPending || undefined}>
        {path && path.length > 0 && (
          <Breadcrumb label={t('breadcrumb.label')} current={here}>
            <LocaleLink to={`/shop${listingSearch(setCategory(address, null))}`}>{t('shop.all')}</LocaleLink>
            {path.slice(0, -1).map(({ id, name }) => (
              <LocaleLink key={id} to={`/shop${listingSearch(setCategory(address, id))}`}>
                {name}
              </LocaleLink>
            ))}
          </Breadcrumb>
        )}
      </div>
      <Heading level={1} className={styles.title}>
        {isPending ? (
          <>
            <VisuallyHidden>{t('shop.title')}</VisuallyHidden>
            <Skeleton shape="title" width={30} className={styles.pending} />
          </>
        ) : (
          here
        )}
      </Heading>
    </>
  );
}
