import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

let page = new EventTarget();
let paint = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => {
    paint = frame;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('calls back once, after the paint', () => {
  const callback = vi.fn();
  afterPaint(callback);
  paint();
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(0);
  expect(callback).toHaveBeenCalledTimes(1);
  page.dispatchEvent(new Event('pagehide'));
  vi.runAllTimers();
  expect(callback).toHaveBeenCalledTimes(1);
});

test('calls back at once when the page is left before the paint', () => {
  const callback = vi.fn();
  afterPaint(callback);
  page.dispatchEvent(new Event('pagehide'));
  expect(callback).toHaveBeenCalledTimes(1);
});

test('calls back without a paint, as in hidden tabs', () => {
  const callback = vi.fn();
  afterPaint(callback);
  vi.advanceTimersByTime(1_000);
  expect(callback).toHaveBeenCalledTimes(1);
});
