import { readDashboards, readRules } from './monitoring-files.ts';

export interface Query {
  /** The rule, or the dashboard and its panel. */
  at: string;
  expr: string;
}

export const listPanelQueries = (): Query[] =>
  readDashboards().flatMap((dashboard) =>
    dashboard.panels.flatMap((panel) =>
      (panel.targets ?? []).map(({ expr }) => ({ at: `${dashboard.title}: ${panel.title}`, expr })),
    ),
  );

const listQueries = (): Query[] => [
  ...readRules().map(({ alert, record = '', expr }) => ({ at: alert ?? record, expr })),
  ...listPanelQueries(),
];

/** Lists the metrics that rules and dashboards need from the processes. */
export function listUsedMetrics(): { at: string; metric: string }[] {
  const provided = new Set([
    'up',
    'ALERTS',
    // From sirkito-verify-restore.service, by way of prometheus-node-exporter.
    'sirkito_backup_verified_timestamp_seconds',
    ...readRules().map(({ record }) => record),
  ]);
  return listQueries()
    .flatMap(({ at, expr }) => metricNames(expr).map((metric) => ({ at, metric })))
    .filter(({ metric }) => !provided.has(metric));
}

/** Lists the API's routes that rules and dashboards select, as regular expressions. */
export function listApiRoutes(): RegExp[] {
  const routes = listQueries().flatMap(({ expr }) =>
    [...expr.matchAll(/job="sirkito-api"[^}]*?route=~?"([^"]+)"/g)].map(([, route = '']) => route),
  );
  return [...new Set(routes)].map((route) => new RegExp(`^(?:${route})$`));
}

const keywords = new Set(
  'and or unless by without on ignoring group_left group_right bool offset'.split(' '),
);

/** Returns the names of metrics in a PromQL expression. */
export function metricNames(expr: string): string[] {
  const bare = expr
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .replaceAll(/\b(?:by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, '')
    .replaceAll(/\boffset\s+\w+/g, '');
  const names = [...bare.matchAll(/(?<![\w.:])[a-zA-Z_:][\w:]*(?!\w|\s*\()/g)].map(
    ([name]) => name,
  );
  return [...new Set(names)].filter((name) => !keywords.has(name));
}
