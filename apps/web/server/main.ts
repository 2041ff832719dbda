import { shutdownOnSignal } from '@sirkito/process';
import { parseEnv } from './env.ts';
import { createLog } from './log.ts';
import { createWebServer } from './web-server.ts';

const env = parseEnv(process.env);
// React picks its development or production build by this variable when it loads.
process.env['NODE_ENV'] = env.NODE_ENV;

const log = createLog(env.LOG_LEVEL);
const app = await createWebServer(env, log);

shutdownOnSignal(log, () => app.close());
await app.listen({ host: env.WEB_HOST, port: env.WEB_PORT });
