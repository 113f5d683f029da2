import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { splitLocale } from 'shared-kit/contract/languages';
import { type MenuCountsAnswer, menu, menuReaders } from 'shared-kit/contract/menu';
import { queries, queryOptions, useQuery } from 'shared-kit/query';
import { call, useLocale, useSession } from 'shared-kit/shell';
import { onLiveNews, tabRegistry } from 'shared-kit/shell/host';
import { useText } from '../../text.ts';
import { entryAt, menuFor, type ShownEntry } from './menu-entries.ts';

/** The reader's menu, and the entry of the page on show. */
export function useMenu() {
  const t = useText();
  const locale = useLocale();
  const session = useSession();
  const { path } = splitLocale(useLocation().pathname);
  const user = session?.user ?? { isManufacturer: false, isBank: false, isAdmin: false };
  const profile: ShownEntry = {
    pattern: '/profile',
    words: t('workspace.profile'),
    icon: 'building',
    readers: menuReaders,
    group: user.isAdmin ? 'market' : 'company',
  };
  const groups = menuFor({ registry: tabRegistry(), user, locale, own: [profile] });
  return { groups, current: entryAt(groups, path), path };
}

const countsQuery = queryOptions({
  queryKey: ['menu-counts'],
  queryFn: ({ signal }) => call(menu.counts, { signal }),
});

/** What waits in each place; asked again on news of the market and on each new page. A failure keeps the old numbers. */
export function useMenuCounts(): MenuCountsAnswer {
  const { pathname } = useLocation();
  const { data = {} } = useQuery(countsQuery);
  useEffect(() => {
    const askAgain = () => void queries.invalidateQueries({ queryKey: countsQuery.queryKey });
    return onLiveNews(({ topic }) => topic !== 'cart' && topic !== 'inbox' && askAgain());
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new page may follow something that was done
  useEffect(() => void queries.invalidateQueries({ queryKey: countsQuery.queryKey }), [pathname]);
  return data;
}
