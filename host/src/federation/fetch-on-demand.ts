/**
 * Shared modules that only some first views need. Naming them here makes the host provide them; fetching them when idle
 * spares the next page the wait.
 */
export function fetchOnDemand(): void {
  // Without a chunk name the file name would depend on the folder of this checkout.
  void Promise.allSettled([
    import(/* webpackChunkName: "query" */ 'shared-kit/query'),
    import(/* webpackChunkName: "page" */ 'shared-kit/page'),
  ]);
}
