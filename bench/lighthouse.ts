import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { chromium, chromiumFlags } from '@sirkito/e2e/stack/settings';
import { signedInBrowser, type Person } from '@sirkito/e2e/stack/signed-in-browser';
import type { Row } from './harness/bench-case.ts';
import { median, rounded } from './harness/statistics.ts';
import { toTable } from './harness/table.ts';

interface LighthouseReport {
  /** How fast this machine was at that moment; a calm desktop has 1500 and more. */
  environment: { benchmarkIndex: number };
  categories: Record<string, { title: string; score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

const runs = 3;
const mostLost = 3;
const run = promisify(execFile);
const cli = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'));
const flags = ['--headless=new', ...chromiumFlags].join(' ');
const figures = {
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  'KB in all': 'total-byte-weight',
};

const { values: asked, positionals: urls } = parseArgs({
  allowPositionals: true,
  options: { as: { type: 'string' } },
});
const [first] = urls;
if (!first) {
  console.error('Say which pages: npm run lighthouse -- http://localhost:3000/shop/home');
  process.exitCode = 1;
}
// Each page of somebody who is signed in is seen in the same browser, with nothing cleared away.
await using browser =
  first && asked.as ? await signedInBrowser(new URL(first).origin, asked.as as Person) : undefined;
const rows: Row[] = [];
for (const url of urls) rows.push(await middleOf(url));
if (rows.length > 0) console.log(toTable({ title: `Lighthouse, mobile, median of ${runs}`, rows }));

async function middleOf(url: string): Promise<Row> {
  const reports: LighthouseReport[] = [];
  while (reports.length < runs) reports.push(await look(url));
  const titles = Object.entries(reports[0]?.categories ?? {});
  const scores = titles.map(([id, { title }]) => {
    const seen = reports.map(({ categories }) => (categories[id]?.score ?? 0) * 100);
    return [title, Math.round(median(seen))] as const;
  });
  const values = Object.entries(figures).map(([name, id]) => {
    const scale = name.startsWith('KB') ? 1 / 1_000 : 1;
    const seen = reports.map(({ audits }) => audits[id]?.numericValue ?? NaN);
    return [name, rounded(median(seen) * scale)] as const;
  });
  const machine = Math.round(median(reports.map((one) => one.environment.benchmarkIndex)));
  return { page: url, ...Object.fromEntries<number>([...scores, ...values]), machine };
}

/** Lighthouse now and then loses the beginning of its own trace, which says nothing about the page. */
async function look(url: string, lost = 0): Promise<LighthouseReport> {
  return measure(url).catch((error: unknown) => {
    if (lost < mostLost && String(error).includes('NO_NAVSTART')) return look(url, lost + 1);
    throw error;
  });
}

async function measure(url: string): Promise<LighthouseReport> {
  const options = ['--quiet', '--output=json', '--throttling-method=simulate'];
  if (browser) options.push(`--port=${browser.port}`, '--disable-storage-reset');
  const { stdout } = await run(
    process.execPath,
    [cli, url, ...options, `--chrome-flags=${flags}`],
    {
      env: { ...process.env, CHROME_PATH: chromium },
      maxBuffer: 64 * 1024 * 1024,
      timeout: 180_000,
    },
  );
  return JSON.parse(stdout) as LighthouseReport; // as Lighthouse writes it
}
