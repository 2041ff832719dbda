/** Hidden tabs don't paint. */
const maxWaitMs = 200;

/** Calls back once after the next paint, or when the page is left before it. */
export function afterPaint(callback: () => void): void {
  const ended = new AbortController();
  const end = () => {
    if (ended.signal.aborted) return;
    ended.abort();
    callback();
  };
  addEventListener('pagehide', end, { signal: ended.signal });
  requestAnimationFrame(() => setTimeout(end));
  setTimeout(end, maxWaitMs);
}
