import { expect, test } from 'vitest';
import { freePort } from '../services/ports/free-port.ts';
import { root } from '../services/settings.ts';
import { startListener, temporaryFolder } from '../testing/listener.ts';
import { checkServices } from './services.ts';

const onLinux = test.runIf(process.platform === 'linux');
const outside = () => temporaryFolder({ isCheckout: false });
const offsetRemedy =
  'set a different PORT_OFFSET in .env (100, 200, …) to run beside it, or stop it';

test('suggests setup for a local database that does not respond', async () => {
  const url = `postgres://postgres@127.0.0.1:${await freePort()}/shop_dev`;
  expect(await checkServices({ DATABASE_URL: url })).toMatchObject([
    { mark: 'bad', name: 'PostgreSQL', remedy: 'npm run setup' },
  ]);
});

test('does not suggest setup for remote services', async () => {
  // A loopback address that isLocal doesn't recognise: connections are refused at once.
  const host = `127.0.0.2:${await freePort()}`;
  const settings = {
    DATABASE_URL: `postgres://postgres@${host}/shop`,
    REDIS_URL: `redis://${host}/0`,
  };
  const [database, redis] = await checkServices(settings);
  expect(database).toMatchObject({
    mark: 'bad',
    detail: `no response from ${host}`,
    remedy: 'start the server there, or correct DATABASE_URL in .env',
  });
  expect(redis?.remedy).toBe('start the server there, or correct REDIS_URL in .env');
});

test('reports an unknown database host as unreachable, not as a wrong password', async () => {
  const [finding] = await checkServices({ DATABASE_URL: 'postgres://postgres@db.invalid/shop' });
  expect(finding?.detail).toBe('no response from db.invalid');
});

const serversAt = (smtp: number, paymongo: number) =>
  checkServices({
    SMTP_URL: `smtp://127.0.0.1:${smtp}`,
    PAYMONGO_URL: `http://127.0.0.1:${paymongo}`,
  });

onLinux('recognises the mail server and simulator of this checkout', async () => {
  const mail = await startListener(root, 'node_modules/.bin/maildev');
  const simulator = await startListener(root, 'tools/paymongo-simulator/main.ts');
  expect(await serversAt(mail.port, simulator.port)).toEqual([
    { mark: 'good', name: 'mail', detail: `this checkout's MailDev at 127.0.0.1:${mail.port}` },
    {
      mark: 'good',
      name: 'payments',
      detail: `this checkout's simulator at 127.0.0.1:${simulator.port}`,
    },
  ]);
});

onLinux('names the other checkout that runs the mail server and simulator', async () => {
  const folder = temporaryFolder({ isCheckout: true });
  const mail = await startListener(folder, 'maildev');
  const simulator = await startListener(folder, 'tools/paymongo-simulator/main.ts');
  const found = await serversAt(mail.port, simulator.port);
  expect(found).toMatchObject([
    { mark: 'bad', name: 'mail', remedy: offsetRemedy },
    { mark: 'bad', name: 'payments', remedy: offsetRemedy },
  ]);
  for (const { detail } of found) expect(detail).toContain(`the checkout in ${folder}`);
});

onLinux('accepts another mail server, but not another payment simulator', async () => {
  const { port, pid } = await startListener(outside(), 'postfix');
  const found = await serversAt(port, port);
  expect(found).toMatchObject([
    { mark: 'note', name: 'mail' },
    { mark: 'bad', name: 'payments' },
  ]);
  for (const { detail } of found) expect(detail).toContain(`node (pid ${pid})`);
});

test('reports a taken inbox port while MailDev is stopped', async () => {
  const inbox = await startListener(outside(), 'inbox');
  const settings = {
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    MAILDEV_WEB_PORT: String(inbox.port),
  };
  const [finding] = await checkServices(settings);
  expect(finding).toMatchObject({ mark: 'bad', name: 'mail' });
  expect(finding?.detail).toContain(`MAILDEV_WEB_PORT ${inbox.port} is taken by`);
});
