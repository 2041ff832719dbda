import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const index = new URL('../index.ts', import.meta.url).href;

/** Starts tracing in a new process and returns the parts of the SDK that it loaded. */
async function loadedBy(endpoint: string | undefined): Promise<string[]> {
  const script = `
    import { registerHooks } from 'node:module';
    const urls = [];
    registerHooks({ load: (url, context, next) => (urls.push(url), next(url, context)) });
    const { openSpan, startTracing } = await import(${JSON.stringify(index)});
    await startTracing({ service: 'test', endpoint: ${JSON.stringify(endpoint)}, ratio: 1, log: console });
    openSpan({ name: 'test', kind: 'internal' });
    console.log(JSON.stringify(urls.filter((url) => url.includes('/@opentelemetry/sdk-trace/dist/index'))));
    process.exit();`;
  const args = ['--input-type=module', '-e', script];
  return JSON.parse((await promisify(execFile)(process.execPath, args)).stdout) as string[];
}

test('[OB-05] loads the SDK only if an endpoint is set', async () => {
  expect(await loadedBy(undefined)).toEqual([]);
  expect(await loadedBy('http://127.0.0.1:9')).toHaveLength(1);
});
