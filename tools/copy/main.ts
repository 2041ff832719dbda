import path from 'node:path';
import { parseArgs } from 'node:util';
import { areaNames } from './areas.ts';
import { listCopy, type Copy } from './list-copy.ts';
import { sample } from './sample.ts';

const { values } = parseArgs({
  options: {
    area: { type: 'string' },
    count: { type: 'boolean' },
    json: { type: 'boolean' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});

if (values.area !== undefined && !areaNames.some((area) => area === values.area)) {
  console.error(`Unknown area: ${values.area}. Choose one of ${areaNames.join(', ')}.`);
  process.exit(1);
}

const toLine = ({ file, line, text }: Copy): string => `${file}:${line}  ${text}`;

const all = listCopy(path.resolve(import.meta.dirname, '../..'));
const ofArea = all.filter(({ area }) => values.area === undefined || area === values.area);
const copy =
  values.sample === undefined ? ofArea : sample(ofArea, Number(values.sample), Number(values.seed));

if (values.json) {
  console.log(JSON.stringify(copy, null, 2));
} else {
  for (const [area, own] of Map.groupBy(copy, (one) => one.area)) {
    if (values.count) console.log(`${area}: ${own.length}`);
    else console.log([`\n# ${area}\n`, ...own.map(toLine)].join('\n'));
  }
  if (values.count) console.log(`total: ${copy.length}`);
}
