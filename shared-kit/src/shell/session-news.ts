import { tabNews } from './tab-news.ts';

/** Tells other tabs that somebody signed in or out, but not who. */
export const { tell: tellOtherTabs, listen: onNewsOfOtherTabs } = tabNews('tezgah-session');
