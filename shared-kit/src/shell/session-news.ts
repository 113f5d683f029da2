const name = 'tezgah-session';

let channel: BroadcastChannel | null = null;
const openChannel = (): BroadcastChannel | null => {
  if (typeof BroadcastChannel === 'undefined') return null;
  channel ??= new BroadcastChannel(name);
  return channel;
};

/** Tells the visitor's other tabs that somebody signed in or out, not who. */
export function tellOtherTabs(): void {
  const open = openChannel();
  try {
    if (open) open.postMessage('changed');
    else localStorage.setItem(name, String(Date.now()));
  } catch {
    // Without either way each tab notices at its next question to the server.
  }
}

/** Listens to what other tabs tell. Answers how to stop. */
export function onNewsOfOtherTabs(listener: () => void): () => void {
  const open = openChannel();
  if (open) {
    open.addEventListener('message', listener);
    return () => open.removeEventListener('message', listener);
  }
  const stored = (event: StorageEvent) => event.key === name && listener();
  window.addEventListener('storage', stored);
  return () => window.removeEventListener('storage', stored);
}
