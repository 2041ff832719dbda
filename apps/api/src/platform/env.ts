import { z } from 'zod';

/** Browsers keep the cookie of a session, and send Sec-Fetch-Site, only here. */
export const isSafeForCookies = ({ protocol, hostname }: URL) =>
  protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
const port = z.coerce.number().int().min(0).max(65_535);
const developmentSecret = 'development-only-web-secret';
const developmentCodeKey = 'development-only-code-key';
const developmentKey = 'sk_test_simulator';
const developmentHook = 'whsk_simulator';

/** Every setting of the API and the worker: one line each says what it is for. */
export const EnvSchema = z
  .object({
    SHOP_MODE: z
      .enum(['demo', 'live'])
      .default('demo')
      .describe('demo is for trying out; live asks for a secret and a login of its own'),
    DATABASE_URL: z
      .url()
      .default('postgres://postgres@127.0.0.1:5432/sirkito_dev')
      .describe('PostgreSQL for the API and the worker'),
    DATABASE_OWNER_URL: z
      .url()
      .optional()
      .describe('PostgreSQL as the owner, for migrations and seeds; DATABASE_URL if empty'),
    DATABASE_DIRECT_URL: z
      .url()
      .optional()
      .describe('PostgreSQL past any pooler, for jobs and notifications; DATABASE_URL if empty'),
    DATABASE_POOL_SIZE: z.coerce
      .number()
      .int()
      .min(1)
      .max(200)
      .default(10)
      .describe('Connections each process may hold'),
    REDIS_URL: z
      .url()
      .default('redis://127.0.0.1:6379/0')
      .describe('Redis for limits and caches; the shop works without it'),
    SMTP_URL: z.url().default('smtp://127.0.0.1:1025').describe('Where e-mail is handed over'),
    MAIL_FROM: z.string().default('Sirkito <shop@sirkito.test>').describe('Sender of every e-mail'),
    API_HOST: z.string().default('127.0.0.1').describe('Address the API listens on'),
    API_PORT: port.default(4000).describe('Port the API listens on'),
    PAYMONGO_URL: z
      .url()
      .default('http://127.0.0.1:4010')
      .describe('PayMongo, or the simulator that stands in for it'),
    PAYMONGO_SECRET_KEY: z
      .string()
      .regex(/^sk_(?:test|live)_\w+$/, 'must look like sk_test_… or sk_live_…')
      .default(developmentKey)
      .describe('What PayMongo knows the shop by'),
    PAYMONGO_WEBHOOK_SECRET: z
      .string()
      .min(8)
      .default(developmentHook)
      .describe('What PayMongo signs its messages with'),
    SHOP_URL: z
      .url()
      .default('http://localhost:3000')
      .describe('Where shoppers open the shop; used in e-mails and as the one CORS origin'),
    PUBLIC_API_URL: z
      .union([z.url(), z.literal('')])
      .default('')
      .describe('Address of the API for browsers; empty means the same origin as the pages'),
    TRUSTED_PROXIES: z
      .string()
      .default('loopback')
      .describe('Proxies whose X-Forwarded-For is believed: names or networks, comma-separated'),
    WEB_API_SECRET: z
      .string()
      .min(16)
      .default(developmentSecret)
      .describe('Shared by web and API; calls that carry it are not limited as one visitor'),
    STAFF_CODE_KEY: z
      .string()
      .min(16)
      .default(developmentCodeKey)
      .describe('Seals what the codes of staff are made of; without it they are worth nothing'),
    RATE_LIMIT_PER_MINUTE: z.coerce
      .number()
      .int()
      .min(1)
      .default(600)
      .describe('Calls one visitor may make in a minute'),
    OVERLOAD_AFTER_MS: z.coerce
      .number()
      .int()
      .min(10)
      .default(1_000)
      .describe('How long a call may wait for its turn before more of them are refused'),
    IMAGES_DIR: z
      .string()
      .default('.data/images')
      .describe('Folder of uploaded pictures and of what is made from pictures'),
    CACHE_SECONDS: z.coerce
      .number()
      .int()
      .min(0)
      .max(60)
      .default(2)
      .describe('How old an answer for everyone may be; 0 makes each one anew'),
    ACCOUNT_LIMITS: z
      .string()
      .regex(/^(\w+=\d+\/\d+[smh](,|$))*$/, 'must look like signIn=10/15m,register=60/1h')
      .default('')
      .describe('Limits of signing in and the like that differ from the usual'),
    PASSWORD_MEMORY_KIB: z.coerce
      .number()
      .int()
      .min(64)
      .default(19_456)
      .describe('Memory that hashing one password takes; more is safer and slower'),
    PASSWORD_PEPPERS: z
      .string()
      .default('')
      .transform((list) =>
        list
          .split(',')
          .map((pepper) => pepper.trim())
          .filter(Boolean),
      )
      .describe('Secrets that passwords are hashed with: the one in use, then those before it'),
    PASSWORD_QUEUE: z.coerce
      .number()
      .int()
      .min(1)
      .default(32)
      .describe('Sign-ins that may wait for their password to be hashed; more are refused'),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .default('info')
      .describe('How much is logged'),
  })
  .refine((env) => env.SHOP_MODE === 'demo' || env.WEB_API_SECRET !== developmentSecret, {
    path: ['WEB_API_SECRET'],
    message: 'must be a secret of your own in live mode (openssl rand -hex 32)',
  })
  .refine((env) => env.SHOP_MODE === 'demo' || env.STAFF_CODE_KEY !== developmentCodeKey, {
    path: ['STAFF_CODE_KEY'],
    message: 'must be a secret of your own in live mode (openssl rand -hex 32)',
  })
  .refine((env) => env.SHOP_MODE === 'demo' || isSafeForCookies(new URL(env.SHOP_URL)), {
    path: ['SHOP_URL'],
    message: 'must be https in live mode: over plain http a session has no cookie to protect it',
  })
  .refine((env) => env.SHOP_MODE === 'demo' || env.PAYMONGO_URL.startsWith('https:'), {
    path: ['PAYMONGO_URL'],
    message: 'must be https://api.paymongo.com in live mode, not the simulator',
  })
  .refine((env) => env.SHOP_MODE === 'demo' || env.PAYMONGO_SECRET_KEY.startsWith('sk_live_'), {
    path: ['PAYMONGO_SECRET_KEY'],
    message: 'must be a live key in live mode',
  })
  .refine((env) => env.SHOP_MODE === 'demo' || env.PAYMONGO_WEBHOOK_SECRET !== developmentHook, {
    path: ['PAYMONGO_WEBHOOK_SECRET'],
    message: 'must be the secret of your own webhook in live mode',
  })
  .refine((env) => env.SHOP_MODE === 'demo' || (env.PASSWORD_PEPPERS[0] ?? '').length >= 16, {
    path: ['PASSWORD_PEPPERS'],
    message: 'must be a secret of your own in live mode (openssl rand -hex 32)',
  })
  .refine((env) => env.SHOP_MODE === 'demo' || env.PASSWORD_MEMORY_KIB >= 19_456, {
    path: ['PASSWORD_MEMORY_KIB'],
    message: 'must be 19456 or more in live mode',
  });

export type Env = Readonly<
  z.output<typeof EnvSchema> & { DATABASE_OWNER_URL: string; DATABASE_DIRECT_URL: string }
>;

/** Reads the settings once. An empty value counts as unset, so that `.env.example` can list all. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = EnvSchema.safeParse(given);
  if (!parsed.success) throw new Error(explain(parsed.error));
  const env = parsed.data;
  return Object.freeze({
    ...env,
    DATABASE_OWNER_URL: env.DATABASE_OWNER_URL ?? env.DATABASE_URL,
    DATABASE_DIRECT_URL: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
  });
}

function explain(error: z.ZodError): string {
  const lines = error.issues.map((issue) => {
    const name = String(issue.path[0]);
    const purpose = (EnvSchema.shape as Record<string, z.ZodType>)[name]?.description ?? '';
    return `  ${name}: ${issue.message}. ${purpose}`;
  });
  return ['The settings are not right:', ...lines, 'See .env.example for every setting.'].join(
    '\n',
  );
}
