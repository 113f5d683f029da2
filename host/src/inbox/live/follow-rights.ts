import { readSession } from 'shared-kit/contract/session';
import { sessionStore } from 'shared-kit/shell';
import { sessionNews } from 'shared-kit/shell/host';

/** Takes the session with which a stream begins. If it isn't the one that the pages know, all tabs ask for it again. */
export function followRights(data: string): void {
  const { session } = sessionStore.getState();
  const told = readSession(parsed(data));
  if (session && told && JSON.stringify(told) !== JSON.stringify(session)) tellAllTabs();
}

/** This tab as well: what one channel posts is heard by all others of its name. */
function tellAllTabs(): void {
  if (typeof BroadcastChannel === 'undefined') {
    window.dispatchEvent(new StorageEvent('storage', { key: sessionNews }));
    return;
  }
  const channel = new BroadcastChannel(sessionNews);
  channel.postMessage('changed');
  channel.close();
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}
