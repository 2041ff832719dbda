import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { attempt } from '../../scripts/services/command.ts';
import { root } from '../planting/tree.ts';
import {
  deployFile,
  readDashboards,
  readInhibitedNames,
  readRules,
  readRuleTests,
} from './monitoring-files.ts';
import { listPanelQueries, metricNames } from './used-metrics.ts';

const alerts = readRules().filter(({ alert }) => alert);
const alertNames = [...new Set(alerts.map(({ alert = '' }) => alert))];
const panels = listPanelQueries();

async function check(command: string, ...args: string[]): Promise<string> {
  const { code, output } = await attempt(command, args);
  return code === 127 ? `${command} is missing: npm run services -- install` : `${code} ${output}`;
}

test('Prometheus and Alertmanager accept their configuration', async () => {
  expect(
    await check('promtool', 'check', 'config', deployFile('prometheus/prometheus.yml')),
  ).toMatch(/^0 /);
  const alertmanager = deployFile('alertmanager/alertmanager.yml');
  expect(await check('amtool', 'check-config', alertmanager)).toMatch(/^0 /);
});

test('[OB-07] each fault fires its alerts, and normal operation fires none', async () => {
  const files = ['prometheus/alerts.test.yml', 'prometheus/days.test.yml'].map(deployFile);
  expect(await check('promtool', 'test', 'rules', ...files)).toMatch(/^0 /);
  const tests = readRuleTests();
  const [normal = ''] = tests.keys();
  expect(normal).toMatch(/^normal operation/);
  expect(tests.get(normal)?.size).toBe(0);
  expect(new Set([...tests.values()].flatMap((fired) => [...fired]))).toEqual(new Set(alertNames));
});

test('[OB-08] each alert has a severity, a one-sentence summary and a page that explains it, and each page its alerts', () => {
  const linked = new Set<string>();
  for (const { alert = '', labels, annotations } of alerts) {
    expect(['page', 'ticket'], alert).toContain(labels?.['severity']);
    expect(annotations?.['summary'], alert).toMatch(/^(?:(?!\. ).){20,}\.$/);
    linked.add(`${alert}: ${annotations?.['runbook_url']}`);
  }
  const runbook = readFileSync(path.join(root, 'docs/runbook.md'), 'utf8');
  const explained = readdirSync(path.join(root, 'docs/alerts')).flatMap((file) => {
    const page = readFileSync(path.join(root, 'docs/alerts', file), 'utf8');
    const headings = [...page.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
    expect(headings, file).toEqual(['Check', 'Fix', 'Escalate']);
    expect(runbook).toContain(`](alerts/${file})`);
    return [...page.matchAll(/^- \*\*(\w+)\*\*: /gm)].map(
      ([, alert]) => `${alert}: docs/alerts/${file}`,
    );
  });
  expect(explained.sort()).toEqual([...linked].sort());
  for (const name of alertNames) expect(runbook).toContain(name);
});

test('inhibition rules name existing alerts', () => {
  const unknown = readInhibitedNames().filter(
    (name) => !alertNames.some((alert) => name.test(alert)),
  );
  expect(unknown).toEqual([]);
});

test('Prometheus can parse every query of the dashboards', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'dashboard-queries-'));
  const file = path.join(folder, 'queries.yml');
  const queries = panels.map(({ expr }, index) => ({ record: `panel:${index}`, expr }));
  writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboards', rules: queries }] }));
  try {
    expect(await check('promtool', 'check', 'rules', file)).toContain(
      `${panels.length} rules found`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('dashboards have unique ids and names', () => {
  const dashboards = readDashboards();
  expect(dashboards.length).toBe(5);
  expect(new Set(dashboards.map(({ uid }) => uid)).size).toBe(dashboards.length);
  expect(new Set(dashboards.map(({ title }) => title)).size).toBe(dashboards.length);
});

test.each([
  ['up{job="a"} == 0', ['up']],
  ['sum by (le) (rate(a_bucket{x="y_z"}[5m])) / on (q) b:c:d', ['a_bucket', 'b:c:d']],
  ['max(a) > bool 300 or vector(0) unless b offset 10m', ['a', 'b']],
  ['histogram_quantile(0.99, sum(rate(a[5m]))) > 1e9', ['a']],
])('finds the metrics of %s', (expr, names) => expect(metricNames(expr)).toEqual(names));
