import { reportFile, vitestProjects } from './runner-reports.ts';
import { script, type Step } from './step-runner.ts';

/** Fast checks that need no services. */
export const quickChecks: readonly Step[] = [script('lint'), script('format', '--', '--check')];

/** Longest first, because they run in parallel. */
export const staticChecks: readonly Step[] = [
  script('lint'),
  script('db', '--', 'check'),
  script('dead'),
  script('deps'),
  script('format', '--', '--check'),
];

export const testSteps: readonly Step[] = vitestProjects.map((project) => ({
  name: `${project} tests`,
  command: `test --silent -- --project ${project} --reporter=default --reporter=json
    --outputFile.json=${reportFile(`vitest-${project}`)}`.split(/\s+/),
}));
