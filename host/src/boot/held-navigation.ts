/**
 * Keeps Back and Forward from the router until React has taken the page over: the router would show another page than
 * the HTML, which React then couldn't hydrate. Call the result afterwards; the router hears of it then.
 */
export function holdNavigation(): () => void {
  let isHeld = false;
  const hold = (event: PopStateEvent) => {
    isHeld = true;
    event.stopImmediatePropagation();
  };
  // Capture runs before the router, which listens on the window, too.
  window.addEventListener('popstate', hold, true);
  return () => {
    window.removeEventListener('popstate', hold, true);
    if (isHeld) window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  };
}
