/**
 * Shared modules that areas ask for but not every first view needs. Naming them here is what makes the host provide
 * them; fetching them in an idle moment spares the next page the wait.
 */
export function fetchOnDemand(): void {
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 2000));
  whenIdle(() => void Promise.allSettled([import('shared-kit/query'), import('shared-kit/page')]));
}
