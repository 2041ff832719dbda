import { afterEach, expect, test, vi } from 'vitest';
import { browserStorage } from './browser-storage.ts';

afterEach(() => vi.unstubAllGlobals());

test('a browser that keeps nothing does not break the shop', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(browserStorage.get('token')).toBeNull();
  expect(() => browserStorage.set('theme', 'dark')).not.toThrow();
  expect(() => browserStorage.remove('theme')).not.toThrow();
});

test('what is kept is found again', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  browserStorage.set('theme', 'dark');
  expect(browserStorage.get('theme')).toBe('dark');
  browserStorage.remove('theme');
  expect(browserStorage.get('theme')).toBeNull();
});
