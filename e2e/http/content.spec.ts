import { contentPages, longPages } from '../fixtures/content-pages.ts';
import { textsOf } from '../fixtures/page/html.ts';
import { expect, test } from '../fixtures/http-test.ts';

for (const [path, heading] of Object.entries(contentPages)) {
  test(`${path} is public and cacheable, with a link to each section`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()['cache-control']).toContain('public');
    const html = await response.text();
    expect(textsOf(html, 'h1')).toEqual([heading]);
    if (!longPages.includes(path)) return;

    const contents = /<nav aria-labelledby="on-this-page".*?<\/nav>/s.exec(html)?.[0] ?? '';
    const links = [...contents.matchAll(/<a [^>]*href="[^"]*#([\w-]+)"[^>]*>(.*?)<\/a>/gs)];
    expect(links.length).toBeGreaterThan(3);
    for (const [, id = '', title = ''] of links) {
      const section = new RegExp(`<h2 id="${id}"[^>]*>(.*?)</h2>`, 's').exec(html);
      expect(section?.[1], id).toBe(title);
    }
  });
}
