import type { ProductListAnswer } from 'shared-kit/contract/catalogue';
import { LocaleLink } from 'shared-kit/shell';
import { Pager, PagerStep } from 'shared-kit/ui/pager';
import { useText } from '../../../text.ts';
import { type ListingAddress, listingSearch } from '../listing-address.ts';
import { atCursor } from '../listing-changes.ts';
import styles from './results.module.css';

/** Links, so that a page can be opened in another tab. Hidden if there is only one page. */
export function ResultsPager({
  answer: { next, previous },
  address,
}: {
  answer: ProductListAnswer;
  address: ListingAddress;
}) {
  const t = useText();
  if (!next && !previous) return null;
  const step = (cursor: string | null) => ({
    as: LocaleLink,
    to: `/shop${listingSearch(atCursor(address, cursor))}`,
    state: { turnedPage: true },
    unavailable: cursor === null,
  });
  return (
    <Pager label={t('shop.pages')} className={styles.pager}>
      <PagerStep {...step(previous)} direction="previous">
        {t('shop.previous')}
      </PagerStep>
      <PagerStep {...step(next)} direction="next">
        {t('shop.next')}
      </PagerStep>
    </Pager>
  );
}
