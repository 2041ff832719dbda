import { styleText } from 'node:util';
import { bad, type Finding } from './doctor/finding.ts';

const marks = {
  good: styleText('green', '✓'),
  note: styleText('yellow', '!'),
  bad: styleText('red', '✗'),
};

// Imported dynamically, so that a missing package becomes a finding instead of a crash.
const findings = await import('./doctor/all.ts').then(
  ({ checkAll }) => checkAll(process.env),
  (error: unknown): Finding[] => {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    return [bad('packages', String(error), 'run rm -r node_modules, then npm run setup')];
  },
);

for (const { mark, name, detail, remedy } of findings) {
  console.log(`${marks[mark]} ${name.padEnd(13)} ${detail}`);
  if (remedy) console.log(`  → ${remedy}`);
}
if (findings.some(({ mark }) => mark === 'bad')) process.exitCode = 1;
