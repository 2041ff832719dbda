import { expect, test, vi } from 'vitest';
import { startListener, temporaryFolder } from '../testing/listener.ts';
import { freePort } from './ports/free-port.ts';
import { maildevParts } from './maildev.ts';
import { root } from './settings.ts';
import { simulatorParts } from './simulator.ts';

const onLinux = test.runIf(process.platform === 'linux');
const outside = () => temporaryFolder({ isCheckout: false });

const simulatorAt = (port: number) => simulatorParts({ PAYMONGO_URL: `http://127.0.0.1:${port}` });
const maildevAt = (port: number, inbox = 1) =>
  maildevParts({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAILDEV_WEB_PORT: String(inbox) });

function printed(): () => string {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  return () => {
    const lines = log.mock.calls.flat().join('\n');
    log.mockRestore();
    return lines;
  };
}

test('starts both servers on free ports', async () => {
  expect(await simulatorAt(await freePort())).toMatchObject([{ name: 'paymongo' }]);
  expect(await maildevAt(await freePort(), await freePort())).toMatchObject([{ name: 'mail' }]);
});

onLinux('reuses running servers of this checkout and says so', async () => {
  const simulator = await startListener(root, 'tools/paymongo-simulator/main.ts');
  const maildev = await startListener(root, 'node_modules/.bin/maildev');
  const lines = printed();
  expect(await simulatorAt(simulator.port)).toEqual([]);
  expect(await maildevAt(maildev.port)).toEqual([]);
  const text = lines();
  expect(text).toContain(
    `this checkout's simulator is already running at 127.0.0.1:${simulator.port}`,
  );
  expect(text).toContain(`this checkout's MailDev is already running at 127.0.0.1:${maildev.port}`);
});

onLinux('servers of another checkout are not used', async () => {
  const folder = temporaryFolder({ isCheckout: true });
  const simulator = await startListener(folder, 'tools/paymongo-simulator/main.ts');
  const maildev = await startListener(folder, 'node_modules/.bin/maildev');
  const remedy = 'set a different PORT_OFFSET in .env (100, 200, …) to run beside it, or stop it';
  await expect(simulatorAt(simulator.port)).rejects.toMatchObject({
    message: expect.stringContaining(`the checkout in ${folder}`),
    remedy,
  });
  await expect(maildevAt(maildev.port)).rejects.toMatchObject({
    message: expect.stringContaining(`the checkout in ${folder}`),
    remedy,
  });
});

onLinux('any other mail server is used with a warning, any other simulator is not', async () => {
  const { port, pid } = await startListener(outside(), 'postfix');
  const lines = printed();
  expect(await maildevAt(port)).toEqual([]);
  expect(lines()).toContain(`email goes to node (pid ${pid}), listening at 127.0.0.1:${port}`);
  await expect(simulatorAt(port)).rejects.toThrow(`is taken by node (pid ${pid})`);
});

test('names the setting of a taken inbox port', async () => {
  const { port } = await startListener(outside(), 'inbox');
  await expect(maildevAt(await freePort(), port)).rejects.toThrow(
    `Port ${port} (MAILDEV_WEB_PORT)`,
  );
});
