const start = /<script type="module" async="">([\s\S]*?)<\/script>/;
const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;

/** Runs in the browser. The program is let in by the hash of its text, wherever it stands. */
const wake = `requestAnimationFrame(() => setTimeout(() => {
  const asleep = document.querySelector('script[data-modules]');
  for (const href of asleep.dataset.modules.split(' ')) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  const program = Object.assign(document.createElement('script'), { type: 'module', textContent: asleep.textContent });
  document.head.append(program);
}));`;

/**
 * A whole page is complete without its scripts: they are asked for once it has been painted, so
 * that styles, letters and the first picture have the line to themselves.
 */
export function wakeAfterPaint(html: string): string {
  const modules = Array.from(html.matchAll(preload), ([, href = '']) => href);
  return html
    .replaceAll(preload, '')
    .replace(
      start,
      (_, program: string) =>
        `<script type="text/plain" data-modules="${modules.join(' ')}">${program}</script><script>${wake}</script>`,
    );
}
