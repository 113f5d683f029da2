import { useSyncExternalStore } from 'react';

/** `late`: it takes too long or failed. If it still arrives, it is used. */
export type SpriteState = 'loading' | 'ready' | 'late';
const timeoutMs = 1500;
const states = new Map<string, SpriteState>();
const listeners = new Set<() => void>();

/** Addresses of the sprites that a page rendered on the server draws from. */
const drawnFrom = new Set<string>();

/** The sprites used since the last call. The document of the page contains them. */
export function takeSprites(): string[] {
  const taken = [...drawnFrom];
  drawnFrom.clear();
  return taken;
}

/** The state of a sprite; the first use fetches it, unless the document contains it. */
export function useSprite(address: string): SpriteState {
  return useSyncExternalStore<SpriteState>(
    subscribe,
    () => stateOf(address),
    () => {
      if (typeof document === 'undefined') drawnFrom.add(address);
      return 'ready';
    },
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function stateOf(address: string): SpriteState {
  const state = states.get(address) ?? (isInDocument(address) ? 'ready' : undefined);
  if (state) return state;
  states.set(address, 'loading');
  void load(address);
  return 'loading';
}

/** Whether the document contains the sprite. It names sprites by path; an area knows its own by the whole address. */
const isInDocument = (address: string): boolean =>
  document.querySelector(`[data-sprite="${new URL(address, document.baseURI).pathname}"]`) !== null;

function become(address: string, state: SpriteState): void {
  if (states.get(address) === 'ready') return;
  states.set(address, state);
  for (const listener of listeners) listener();
}

async function load(address: string): Promise<void> {
  const clock = setTimeout(() => become(address, 'late'), timeoutMs);
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`status ${response.status}`);
    place(await response.text());
    become(address, 'ready');
  } catch {
    // Showing the fallback is enough: no icon is the only way to understand or do something.
    become(address, 'late');
  } finally {
    clearTimeout(clock);
  }
}

/** Puts the sprite into the document, so that its symbols are painted at once everywhere. */
function place(svg: string): void {
  const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
  if (documentElement.localName !== 'svg') throw new Error('no sprite');
  const symbols = document.importNode(documentElement as Element as SVGSVGElement, true);
  // Set here, not in the file: the content security policy refuses inline styles.
  symbols.style.display = 'none';
  document.body.append(symbols);
}
