/**
 * Shared modules that only some first views need. Naming them here makes the host provide them; fetching them when idle
 * spares the next page the wait.
 */
export function fetchOnDemand(): void {
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 2000));
  // Without a chunk name the file name would depend on the folder of this checkout.
  whenIdle(
    () =>
      void Promise.allSettled([
        import(/* webpackChunkName: "query" */ 'shared-kit/query'),
        import(/* webpackChunkName: "page" */ 'shared-kit/page'),
      ]),
  );
}
