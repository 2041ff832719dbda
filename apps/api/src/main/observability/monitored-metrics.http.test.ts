import { expect, test } from 'vitest';
import { listApiRoutes, listUsedMetrics } from '../../../../../tools/monitoring/used-metrics.ts';
import { createWorkerMetrics } from '#api/platform/metrics/worker-metrics.ts';
import { readApiPaths } from '#api/testing/api-documents.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
const webMetrics = new URL('../../../../web/server/metrics.ts', import.meta.url).href;

interface WebMetricsModule {
  createWebMetrics: () => { registry: { metrics: () => Promise<string> } };
}

test('[OB-09] rules and dashboards use only metrics that the processes export', async () => {
  const app = await shop.app();
  // The web server's types need a browser's, which the API lacks.
  const web = (await import(webMetrics)) as WebMetricsModule;
  const exported = [
    (await app.inject('/metrics')).body,
    await createWorkerMetrics().registry.metrics(),
    await web.createWebMetrics().registry.metrics(),
  ].flatMap(metricsIn);
  const used = listUsedMetrics();
  expect(used.length).toBeGreaterThan(50);
  expect(used.filter(({ metric }) => !exported.includes(metric))).toEqual([]);
});

test('[OB-09] rules and dashboards name only routes of the API', async () => {
  const paths = await readApiPaths(await shop.app());
  const routes = Object.keys(paths).map((path) => path.replaceAll(/\{(\w+)\}/g, ':$1'));
  const named = listApiRoutes();
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((route) => !routes.some((known) => route.test(known)))).toEqual([]);
});

/** Reads the names of an export. */
function metricsIn(text: string): string[] {
  return [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  );
}
