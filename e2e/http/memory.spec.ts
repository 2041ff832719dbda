import { readFileSync } from 'node:fs';
import { expect, test } from '../fixtures/http-test.ts';
import { startWeb } from '../stack/servers.ts';

const pages = 150;
const connections = 4;
/** Measured 202 to 239; without the heap limit 249 to 313. */
const maxMb = 300;

const memoryMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

test('[AV-19] memory stays bounded while many different pages are rendered @nightly', async ({
  shop,
  stage,
}) => {
  const web = await startWeb(stage, shop.api);
  const urls = Array.from(
    { length: pages },
    (_, index) => `${web.url}/shop/listing?max_price=${1_000 + index * 10}`,
  ).values();
  const visit = async () => {
    for (const url of urls) {
      const reply = await fetch(url);
      await reply.arrayBuffer();
      expect(reply.status).toBe(200);
    }
  };
  await Promise.all(Array.from({ length: connections }, visit));
  expect(memoryMb(web.pid)).toBeLessThan(maxMb);
});
