import { useSyncExternalStore } from 'react';
import { browserStorage } from './browser-storage.ts';
import { buildKey as key } from './kept-fit.ts';

/** The build in progress, as this browser keeps it: ids of products, one twice is two of it. */
export interface KeptBuild {
  name: string;
  parts: readonly string[];
}

const nothing: KeptBuild = { name: '', parts: [] };
const listeners = new Set<() => void>();
let last: { text: string | null; build: KeptBuild } = { text: null, build: nothing };

function readBuild(): KeptBuild {
  const text = browserStorage.get(key);
  // The same object as long as nothing changed, as React asks.
  if (text !== last.text) last = { text, build: toBuild(browserStorage.getJson(key)) };
  return last.build;
}

export function writeBuild(build: KeptBuild): void {
  browserStorage.set(key, JSON.stringify(build));
  for (const changed of listeners) changed();
}

function toBuild(value: unknown): KeptBuild {
  if (typeof value !== 'object' || value === null) return nothing;
  const { name, parts } = value as Partial<Record<keyof KeptBuild, unknown>>;
  return {
    name: typeof name === 'string' ? name : '',
    parts: Array.isArray(parts) ? parts.filter((id) => typeof id === 'string') : [],
  };
}

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  // Other tabs of the same browser.
  globalThis.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    globalThis.removeEventListener('storage', changed);
  };
};

/** Empty on the server and while the page wakes up, then what this browser keeps. */
export const useKeptBuild = (): KeptBuild =>
  useSyncExternalStore(subscribe, readBuild, () => nothing);
