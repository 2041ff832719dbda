import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from '../planting/tree.ts';

export interface Rule {
  /** Set on recording rules. */
  record?: string;
  /** Set on alerts. */
  alert?: string;
  expr: string;
  labels?: Record<string, string>;
  annotations?: Record<string, string>;
}

interface Panel {
  title: string;
  targets?: { expr: string }[];
}

interface Dashboard {
  uid: string;
  title: string;
  schemaVersion: number;
  panels: Panel[];
}

export const deployFile = (file: string): string => path.join(root, 'deploy', file);

const readYaml = (file: string): unknown => parse(readFileSync(deployFile(file), 'utf8'));

export function readRules(): Rule[] {
  // promtool checks the file's shape.
  const { groups } = readYaml('prometheus/alerts.yml') as { groups: { rules: Rule[] }[] };
  return groups.flatMap(({ rules }) => rules);
}

/** Returns the alerts that each test of the rules expects, by test name; empty for normal operation. */
export function readRuleTests(): Map<string, Set<string>> {
  // promtool checks the file's shape.
  const { tests } = readYaml('prometheus/alerts.test.yml') as {
    tests: { name: string; promql_expr_test: { exp_samples: { labels: string }[] }[] }[];
  };
  const alertOf = ({ labels }: { labels: string }) => /alertname="(\w+)"/.exec(labels)?.[1] ?? '';
  return new Map(
    tests.map(({ name, promql_expr_test: checks }) => [
      name,
      new Set(checks.flatMap(({ exp_samples: samples }) => samples.map(alertOf))),
    ]),
  );
}

export function readDashboards(): Dashboard[] {
  return readdirSync(deployFile('grafana'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(deployFile(`grafana/${file}`), 'utf8')) as Dashboard);
}

/** Returns the inhibition matchers on alert names, as regular expressions. */
export function readInhibitedNames(): RegExp[] {
  // amtool checks the file's shape.
  const { inhibit_rules: rules } = readYaml('alertmanager/alertmanager.yml') as {
    inhibit_rules: { source_matchers: string[]; target_matchers: string[] }[];
  };
  return rules
    .flatMap((rule) => [...rule.source_matchers, ...rule.target_matchers])
    .flatMap((matcher) => /^alertname=~?"(.+)"$/.exec(matcher)?.[1]?.split(/\|(?![^(]*\))/) ?? [])
    .map((name) => new RegExp(`^${name}$`));
}
