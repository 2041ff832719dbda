import { script, type Step } from './step-runner.ts';

export interface NightlyStep extends Step {
  /** Its test results, if it writes any. */
  report?: string;
  /** Programs that the gate doesn't install. Without them the step is skipped. */
  needs?: readonly string[];
}

const clusterPrograms = ['patroni', 'etcd', 'haproxy', 'pgbackrest', 'nginx', 'iptables'];
const dayOfYear = Math.floor(Date.now() / 86_400_000) % 366;

/** What takes too long for the gate, or depends on the speed of the machine. */
export const nightlySteps: readonly NightlyStep[] = [
  { ...script('e2e', '--', '--config', 'e2e/nightly.config.ts'), report: 'playwright-nightly' },
  { ...script('chaos', '--', 'short'), report: 'chaos' },
  { ...script('fuzz', '--', '--short'), report: 'fuzz' },
  { ...script('bench', '--', '--short', '--check'), report: 'bench-check' },
  { ...script('fit-search', '--', '--real'), name: 'fit-real' },
  { ...script('fit-search', '--', '--triples'), name: 'fit-triples' },
  {
    ...script('e2e', '--', '--config', 'e2e/other-browsers.config.ts'),
    name: 'browsers',
    report: 'other-browsers',
    needs: ['WebKitWebDriver', 'firefox-esr', 'Xvfb', 'openssl'],
  },
  script('screens'),
  { ...script('cluster', '--', 'up'), name: 'cluster-up', needs: clusterPrograms },
  {
    // The next nine faults every day.
    ...script('chaos', '--', 'cluster', '--start', String(dayOfYear * 9)),
    name: 'cluster-faults',
    needs: clusterPrograms,
  },
  {
    ...script('chaos', '--', 'known-bad', '--only', 'lost', '--only', 'oversold'),
    name: 'cluster-known-bad',
    needs: clusterPrograms,
  },
  { ...script('cluster', '--', 'down'), name: 'cluster-down', needs: clusterPrograms },
];
