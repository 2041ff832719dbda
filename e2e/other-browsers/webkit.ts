import { once } from 'node:events';
import { freePort } from '../../scripts/services/ports/free-port.ts';
import type { Stage } from '../stack/stage.ts';
import { eventually, newFolder, startProgram, type RemoteBrowser } from './remote-browser.ts';

const binary = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** Starts WebKitGTK, Safari's engine, on a display in memory, driven by WebDriver. */
export async function startWebKit(stage: Stage): Promise<RemoteBrowser> {
  const display = startProgram(stage, ['Xvfb', '-displayfd', '1', '-screen', '0', '1280x800x24']);
  const [line] = (await once(display, 'data')) as [Buffer];
  const driver = `http://127.0.0.1:${await freePort()}`;
  startProgram(stage, ['WebKitWebDriver', `--port=${new URL(driver).port}`], {
    DISPLAY: `:${String(line).trim()}`,
    HOME: await newFolder(stage),
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  });
  const command = async (path: string, body: object): Promise<unknown> => {
    const reply = await fetch(driver + path, { method: 'POST', body: JSON.stringify(body) });
    const { value } = (await reply.json()) as { value: unknown };
    if (!reply.ok) throw new Error(`WebDriver: ${JSON.stringify(value)}`);
    return value;
  };
  const alwaysMatch = {
    acceptInsecureCerts: true,
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  };
  const created = await eventually(() => command('/session', { capabilities: { alwaysMatch } }));
  const session = `/session/${(created as { sessionId: string }).sessionId}`; // as WebDriver says
  stage.cleanup.defer(async () => void (await fetch(driver + session, { method: 'DELETE' })));
  return {
    goto: async (url) => void (await command(`${session}/url`, { url })),
    evaluate: (expression) =>
      command(`${session}/execute/sync`, { script: `return (${expression});`, args: [] }),
  };
}
