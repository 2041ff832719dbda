import { parseEnv } from './env.ts';
import { createLog } from './log.ts';
import { endWith } from './shutdown.ts';
import { createWebServer } from './web-server.ts';

const env = parseEnv(process.env);
// React chooses between its two builds by this, and is only loaded later.
process.env['NODE_ENV'] = env.NODE_ENV;

const log = createLog(env.LOG_LEVEL);
const app = await createWebServer(env, log);

endWith(log, () => app.close());
await app.listen({ host: env.WEB_HOST, port: env.WEB_PORT });
