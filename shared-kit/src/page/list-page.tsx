import type { ReactNode } from 'react';
import { Row } from 'shared-kit/layout';
import { Answer, type Asked } from './answer.tsx';
import { ListPages, type ListPagesProps } from './list-pages.tsx';
import styles from './page.module.css';
import { Page, type PageProps } from './page.tsx';

type Listed<Item> = Readonly<{
  items: readonly Item[];
  /** How many there are before anything is filtered. */
  total: number;
  next?: string | null;
}>;

type ListPageProps<Data, Item> = Omit<PageProps, 'children'> & {
  query: Asked<Data> & { isPlaceholderData?: boolean };
  /** Finds the list in the answer. */
  listOf: (data: Data) => Listed<Item>;
  /** Choose among the items; not shown where there are none at all. */
  filters?: ReactNode;
  /** Stands in for a list that has nothing in it. */
  empty: ReactNode;
  /** Stands in for a list of which the filters leave nothing. */
  noneFound?: ReactNode;
  pages?: Omit<ListPagesProps, 'next'>;
  children: (items: readonly Item[]) => ReactNode;
};

/** A page with one list: filters, rows and steps, or why there are no rows. */
export function ListPage<Data, Item>(props: ListPageProps<Data, Item>) {
  const { query, listOf, filters, empty, noneFound, pages, children, ...page } = props;
  const hasNone = query.data !== undefined && listOf(query.data).total === 0;
  const shown = ({ items, total, next = null }: Listed<Item>) => {
    if (total === 0) return empty;
    if (items.length === 0 && noneFound) return noneFound;
    return (
      <>
        {children(items)}
        {pages && <ListPages {...pages} next={next} />}
      </>
    );
  };
  return (
    <Page {...page}>
      {filters && !hasNone && (
        <Row gap="3" align="end">
          {filters}
        </Row>
      )}
      <Answer query={query}>
        {(data) => (
          <div className={styles.list} aria-busy={query.isPlaceholderData}>
            {shown(listOf(data))}
          </div>
        )}
      </Answer>
    </Page>
  );
}
