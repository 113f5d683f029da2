import { tabNews } from './tab-news.ts';

export const sessionNews = 'tezgah-session';

/** Tells other tabs that somebody signed in or out, but not who. */
export const { tell: tellOtherTabs, listen: onNewsOfOtherTabs } = tabNews(sessionNews);
