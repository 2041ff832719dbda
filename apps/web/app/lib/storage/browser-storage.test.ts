import { afterEach, expect, test, vi } from 'vitest';
import { browserStorage } from './browser-storage.ts';

afterEach(() => vi.unstubAllGlobals());

test('works when the browser blocks storage', () => {
  const deny = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: deny, setItem: deny, removeItem: deny });
  expect(browserStorage.get('token')).toBeNull();
  expect(() => browserStorage.set('theme', 'dark')).not.toThrow();
  expect(() => browserStorage.remove('theme')).not.toThrow();
});

test('reads, writes and removes values', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  browserStorage.set('theme', 'dark');
  expect(browserStorage.get('theme')).toBe('dark');
  browserStorage.remove('theme');
  expect(browserStorage.get('theme')).toBeNull();
});
