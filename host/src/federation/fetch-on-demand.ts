/**
 * Shared modules that areas ask for but not every first view needs. Naming them here is what makes the host provide
 * them; fetching them in an idle moment spares the next page the wait.
 */
export function fetchOnDemand(): void {
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 2000));
  // Without a name the files would be called by a number that is made of this checkout's place.
  whenIdle(
    () =>
      void Promise.allSettled([
        import(/* webpackChunkName: "query" */ 'shared-kit/query'),
        import(/* webpackChunkName: "page" */ 'shared-kit/page'),
      ]),
  );
}
