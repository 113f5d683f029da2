/** The pages that are measured. `ready` is on the page once what it is about can be seen and used. */
export const pages = [
  { name: 'home', path: '/', ready: 'main h1' },
  { name: 'shop', path: '/shop', ready: 'main :is(article, tr) a[href*="/shop/"]' },
] as const;
export type MeasuredPage = (typeof pages)[number];
