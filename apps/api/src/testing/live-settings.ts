/** Settings that a live shop accepts, on the database of a test shop. */
export const liveSettings = (databaseUrl: string) => ({
  SHOP_MODE: 'live',
  DATABASE_URL: Object.assign(new URL(databaseUrl), { username: 'sirkito_app' }).href,
  SHOP_URL: 'https://shop.example',
  WEB_API_SECRET: 'a-secret-of-our-own',
  PASSWORD_PEPPERS: 'a-pepper-of-our-own',
  STAFF_CODE_KEY: 'another-secret-of-our-own',
  PASSWORD_MEMORY_KIB: '19456',
  PAYMONGO_URL: 'https://api.paymongo.com',
  PAYMONGO_SECRET_KEY: 'sk_live_abc',
  PAYMONGO_WEBHOOK_SECRET: 'whsk_of_our_own',
});
