import { expect, test } from '../../fixtures/http-test.ts';

interface Operation {
  summary?: string;
  description?: string;
}

type Paths = Record<string, Record<string, Operation>>;

/** What the API documents say of a call. */
async function describe(shop: string, call: string): Promise<string> {
  const [method = '', path = ''] = call.split(' ');
  for (const document of ['/api/openapi.json', '/api/openapi-staff.json']) {
    const reply = await fetch(`${shop}${document}`);
    const { paths = {} } = reply.ok ? ((await reply.json()) as { paths: Paths }) : {};
    const operation = paths[path]?.[method.toLowerCase()];
    if (operation) return `${operation.summary} ${operation.description}`;
  }
  throw new Error(`no API document has ${call}`);
}

for (const [what, call, expected] of [
  ['[API-13] pages of products', 'GET /api/shop/products/get', /24 products.*up to 60.*`page`/],
  ['[EN-02] what list items lack', 'GET /api/shop/products/get', /no description and attributes/],
  [
    '[API-15] pages of staff products',
    'GET /api/admin/products/get',
    /`data`.*50.*`pagination\.next` as `after`/,
  ],
  [
    '[API-22] where staff orders are',
    'GET /api/admin/orders/get',
    /`data\.orders`.*`data\.next` as `after`/,
  ],
  ['[API-16] what adding returns', 'POST /api/admin/products/add', /Returns the product/],
  [
    '[API-16] what editing changes and returns',
    'PUT /api/admin/products/edit/{id}',
    /absent ones stay, null clears.*Returns the product/,
  ],
  [
    '[API-02] when a token needs its cookie',
    'POST /api/auth/login',
    /works alone, or only with the cookie/,
  ],
  [
    '[API-17] names instead of psgcCode',
    'POST /api/shop/address/add',
    /psgcCode or, without one, of these names/,
  ],
] as const) {
  test(`${what} is documented`, async ({ shop }) => {
    expect(await describe(shop.web, call)).toMatch(expected);
  });
}
