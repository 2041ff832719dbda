const preload = /<link rel="modulepreload" href="([^"]+)"(?: nonce="[^"]*")?\/>/g;
const staticImport = /import (?:\* as (\w+) from )?("[^"]+");?/g;

/**
 * Defers scripts until the first paint, so that styles, fonts and the first image get the full
 * bandwidth.
 */
export function hydrateAfterPaint(html: string, nonce: string): string {
  const hrefs = Array.from(html.matchAll(preload), ([, href = '']) => href);
  const start = new RegExp(
    `(<script(?=[^>]* nonce="${nonce}")(?=[^>]* type="module")[^>]*>)([\\s\\S]*?)(?=</script>)`,
  );
  return html
    .replaceAll(preload, '')
    .replace(start, (_, tag: string, program: string) => tag + deferred(program, hrefs));
}

/** Waits for the paint, then preloads and imports what the program imports before it starts. */
function deferred(program: string, hrefs: readonly string[]): string {
  const imports = [...program.matchAll(staticImport)];
  const names = imports.map(([, name = '']) => name);
  const loads = imports.map(([, , module]) => `import(${module})`);
  return `await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
for (const href of ${JSON.stringify(hrefs)}) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}
const [${names.join()}] = await Promise.all([${loads.join()}]);
${program.replaceAll(staticImport, '')}`;
}
