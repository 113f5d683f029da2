import { useState, useSyncExternalStore } from 'react';

/** `late`: it takes too long, or doesn't come. It is used all the same once it is there. */
export type SpriteState = 'loading' | 'ready' | 'late';
const timeoutMs = 1500;
const states = new Map<string, SpriteState>();
const listeners = new Set<() => void>();

/**
 * How it goes with the sprite at an address; the first who asks for it has it fetched. In prerendered HTML a glyph
 * refers to the file itself, which needs no script, and goes on with it.
 */
export function useSprite(address: string): SpriteState | 'in-file' {
  const [came] = useState({ inFile: false });
  return useSyncExternalStore<SpriteState | 'in-file'>(
    subscribe,
    () => (came.inFile ? 'in-file' : stateOf(address)),
    () => {
      came.inFile = true;
      return 'in-file';
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

/** It came with the page's HTML. */
const isInDocument = (address: string): boolean =>
  document.querySelector(`[data-sprite="${address}"]`) !== null;

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
    // The fallback is all there is to be done: an icon is never the only way to understand or to act.
    become(address, 'late');
  } finally {
    clearTimeout(clock);
  }
}

/** In the document itself its symbols are painted at once, wherever and whenever they are used. */
function place(svg: string): void {
  const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
  if (documentElement.localName !== 'svg') throw new Error('no sprite');
  const symbols = document.importNode(documentElement as Element as SVGSVGElement, true);
  // Not in the file: pages refuse styles that markup brings along.
  symbols.style.display = 'none';
  document.body.append(symbols);
}
