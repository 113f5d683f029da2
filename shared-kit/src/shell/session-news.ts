import { tabNews } from './tab-news.ts';

/** That somebody signed in or out, not who. */
export const { tell: tellOtherTabs, listen: onNewsOfOtherTabs } = tabNews('tezgah-session');
