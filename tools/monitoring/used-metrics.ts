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

/** Lists the metrics that rules and dashboards need from the processes. */
export function listUsedMetrics(): { at: string; metric: string }[] {
  const rules = readRules();
  const recorded = new Set(['up', 'ALERTS', ...rules.map(({ record }) => record)]);
  return [
    ...rules.map(({ alert, record = '', expr }) => ({ at: alert ?? record, expr })),
    ...listPanelQueries(),
  ]
    .flatMap(({ at, expr }) => metricNames(expr).map((metric) => ({ at, metric })))
    .filter(({ metric }) => !recorded.has(metric));
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
