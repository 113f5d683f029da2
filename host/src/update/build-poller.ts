import type { createBrowserRouter } from 'react-router-dom';
import { hasUnsavedInput, publicConfig, tabRegistry } from 'shared-kit/shell';

type Router = ReturnType<typeof createBrowserRouter>;

const guardMs = 10_000;
const reloadedAtKey = 'build-reloaded-at';

/**
 * Asks for the current build while the tab is visible, at once where it was not when it should have asked. A new
 * one reloads the document on the next navigation, never twice within ten seconds nor while something is typed
 * that would be lost.
 */
export function startBuildPoller(router: Router, reload = () => window.location.reload()): void {
  let isOutdated = false;
  let hasMissed = false;
  const poll = async () => {
    if (isOutdated) return;
    hasMissed = document.hidden;
    if (hasMissed) return;
    const answer = await fetch('/builds/latest.json', { cache: 'no-cache' })
      .then((response) => (response.ok ? (response.json() as Promise<{ id?: string }>) : null))
      .catch(() => null);
    isOutdated = Boolean(answer?.id && answer.id !== tabRegistry().buildId);
  };
  setInterval(() => void poll(), publicConfig().buildPollSeconds * 1000);
  document.addEventListener('visibilitychange', () => hasMissed && void poll());

  let shown = router.state.location;
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location === shown) return;
    const isOtherPage = location.pathname !== shown.pathname;
    shown = location;
    if (isOutdated && isOtherPage && !hasUnsavedInput() && claimReload()) reload();
  });
}

function claimReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(reloadedAtKey) ?? 0);
    if (Date.now() - last < guardMs) return false;
    sessionStorage.setItem(reloadedAtKey, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
