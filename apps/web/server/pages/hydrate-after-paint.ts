const start = /<script type="module" async="">([\s\S]*?)<\/script>/;
const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;

/** Runs in the browser. CSP allows the inserted script by the hash of its text. */
const hydrateScript = `requestAnimationFrame(() => setTimeout(() => {
  const deferred = document.querySelector('script[data-modules]');
  for (const href of deferred.dataset.modules.split(' ')) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  const entry = Object.assign(document.createElement('script'), { type: 'module', textContent: deferred.textContent });
  document.head.append(entry);
}));`;

/**
 * Defers scripts until the first paint, so that styles, fonts and the first image get the full
 * bandwidth.
 */
export function hydrateAfterPaint(html: string): string {
  const modules = Array.from(html.matchAll(preload), ([, href = '']) => href);
  return html
    .replaceAll(preload, '')
    .replace(
      start,
      (_, program: string) =>
        `<script type="text/plain" data-modules="${modules.join(' ')}">${program}</script><script>${hydrateScript}</script>`,
    );
}
