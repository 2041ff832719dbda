import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startListener, temporaryFolder } from '../../testing/listener.ts';
import { freePort } from './free-port.ts';
import { describeOwner, isOwnProgram, portOwner, requireFreePort } from './port-owner.ts';
import { root } from '../settings.ts';

/** Only Linux has /proc. */
const onLinux = test.runIf(process.platform === 'linux');

onLinux('recognises a program of this checkout', async () => {
  const { port, pid } = await startListener(join(root, 'apps/api'), 'maildev');
  const owner = portOwner(port);
  expect(isOwnProgram(owner, 'maildev')).toBe(true);
  expect(isOwnProgram(owner, 'paymongo-simulator')).toBe(false);
  expect(describeOwner(owner)).toBe(`this checkout (node, pid ${pid})`);
});

onLinux('names another checkout by its folder and suggests PORT_OFFSET', async () => {
  const folder = temporaryFolder({ isCheckout: true });
  const { port, pid } = await startListener(folder, 'maildev');
  expect(isOwnProgram(portOwner(port), 'maildev')).toBe(false);
  await expect(requireFreePort('WEB_PORT', port)).rejects.toMatchObject({
    message: `Port ${port} (WEB_PORT) is taken by the checkout in ${folder} (pid ${pid})`,
    remedy: 'set a different PORT_OFFSET in .env (100, 200, …) to run beside it, or stop it',
  });
});

onLinux('names a program outside any checkout by its command', async () => {
  const { port, pid } = await startListener(temporaryFolder({ isCheckout: false }), 'maildev');
  await expect(requireFreePort('WEB_PORT', port)).rejects.toMatchObject({
    message: `Port ${port} (WEB_PORT) is taken by node (pid ${pid})`,
    remedy: 'stop it, or set another WEB_PORT in .env',
  });
});

test('reports a port without a listener as free', async () => {
  const port = await freePort();
  expect(portOwner(port)).toEqual({});
  await expect(requireFreePort('WEB_PORT', port)).resolves.toBeUndefined();
});
