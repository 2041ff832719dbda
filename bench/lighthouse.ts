import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { chromium, chromiumFlags } from '@sirkito/e2e/stack/settings';
import { signedInBrowser, type Person } from '@sirkito/e2e/stack/signed-in-browser';
import type { Row } from './harness/bench-case.ts';
import { median, rounded } from './harness/statistics.ts';
import { toTable } from './harness/table.ts';

interface LighthouseReport {
  /** CPU speed score during the run; an idle desktop has 1500 or more. */
  environment: { benchmarkIndex: number };
  categories: Record<string, { title: string; score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

const runs = 5;
const maxLost = 3;
const run = promisify(execFile);
const cli = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'));
const flags = ['--headless=new', ...chromiumFlags].join(' ');
const metrics = {
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  'KB total': 'total-byte-weight',
};

const { values: asked, positionals: urls } = parseArgs({
  allowPositionals: true,
  options: { as: { type: 'string' } },
});
const [first] = urls;
if (!first) {
  console.error('Usage: npm run bench -- lighthouse [--as shopper | staff] URL…');
  process.exitCode = 1;
}
// Signed-in pages share one browser, whose storage is not cleared.
await using browser =
  first && asked.as ? await signedInBrowser(new URL(first).origin, asked.as as Person) : undefined;
const rows: Row[] = [];
for (const url of urls) rows.push(await medianOf(url));
if (rows.length > 0) console.log(toTable({ title: `Lighthouse, mobile, median of ${runs}`, rows }));

async function medianOf(url: string): Promise<Row> {
  const reports: LighthouseReport[] = [];
  while (reports.length < runs) reports.push(await measureWithRetries(url));
  const titles = Object.entries(reports[0]?.categories ?? {});
  const scores = titles.map(([id, { title }]) => {
    const seen = reports.map(({ categories }) => (categories[id]?.score ?? 0) * 100);
    return [title, Math.round(median(seen))] as const;
  });
  const values = Object.entries(metrics).map(([name, id]) => {
    const scale = name.startsWith('KB') ? 1 / 1_000 : 1;
    const seen = reports.map(({ audits }) => audits[id]?.numericValue ?? NaN);
    return [name, rounded(median(seen) * scale)] as const;
  });
  const machine = Math.round(median(reports.map((one) => one.environment.benchmarkIndex)));
  return { page: url, ...Object.fromEntries<number>([...scores, ...values]), machine };
}

/** Retries when Lighthouse loses the start of its trace, which is unrelated to the page. */
async function measureWithRetries(url: string, lost = 0): Promise<LighthouseReport> {
  return measure(url).catch((error: unknown) => {
    if (lost < maxLost && String(error).includes('NO_NAVSTART')) {
      return measureWithRetries(url, lost + 1);
    }
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
