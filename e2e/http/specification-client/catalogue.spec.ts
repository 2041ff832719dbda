import { expect, test } from '../../fixtures/http-test.ts';
import { Client, unknownId, type Product } from './client.ts';

interface Listing {
  data: (Product & { brand?: { name: string } })[];
  brandCounts: unknown;
  pagination?: { total: number; page: number; pages: number };
}

const listing = '/api/shop/products/get';
const ids = (products: Product[]) => products.map(({ _id }) => _id);
const effective = ({ price, salePrice }: Product) => (salePrice > 0 ? salePrice : price);

const expectProduct = (product: Product) => {
  expect(product).toMatchObject({
    _id: expect.any(String),
    name: expect.stringMatching(/./),
    category: { name: expect.stringMatching(/./) },
    price: expect.any(Number),
    salePrice: expect.any(Number),
    totalStock: expect.any(Number),
  });
  expect(product.images.length).toBeGreaterThan(0);
};

test('[API-12] search suggests at most 5 products with name, picture and category', async ({
  shop,
}) => {
  const guest = new Client(shop.web);
  const { products } = await guest.succeed<{ products: Product[] }>(
    'GET /api/products/search?query=ryzen&limit=5',
  );
  expect(products.length).toBeGreaterThan(0);
  expect(products.length).toBeLessThanOrEqual(5);
  for (const { _id, name, images, category } of products) {
    expect(_id).toMatch(/./);
    expect(name).toMatch(/ryzen/i);
    expect(category.name).toMatch(/./);
    await guest.expectPicture(images[0] ?? 'no picture');
  }
  const nothing = await guest.succeed<{ products: Product[] }>(
    'GET /api/products/search?query=xyzzyplugh&limit=5',
  );
  expect(nothing.products).toEqual([]);
});

test('[API-13] [EN-02] the listing answers with every parameter of the specification left empty', async ({
  shop,
}) => {
  const guest = new Client(shop.web);
  const all = await guest.succeed<Listing>(`GET ${listing}`);
  const empty = await guest.succeed<Listing>(
    `GET ${listing}?availability=&brands=&min_price=&max_price=&category=&search=&sort=`,
  );
  expect(ids(empty.data)).toEqual(ids(all.data));
  expect(empty.brandCounts).toEqual(all.brandCounts);
  expect(Object.keys(all.brandCounts as object).length).toBeGreaterThan(5);
  for (const product of all.data) expectProduct(product);
});

test('[API-13] [EN-10] filters and sort narrow and order the listing', async ({ shop }) => {
  const guest = new Client(shop.web);
  const { data } = await guest.succeed<Listing>(
    `GET ${listing}?availability=in_stock&brands=&min_price=2000&max_price=9000&category=motherboard&search=asus&sort=price-lowtohigh`,
  );
  expect(data.length).toBeGreaterThan(0);
  for (const product of data) {
    expect(product.totalStock).toBeGreaterThan(0);
    expect(product.name).toMatch(/asus/i);
    expect(product.category.name).toMatch(/motherboard/i);
    expect(effective(product)).toBeGreaterThanOrEqual(2000);
    expect(effective(product)).toBeLessThanOrEqual(9000);
  }
  const prices = data.map(effective);
  expect(prices).toEqual([...prices].sort((one, other) => one - other));
  const stock = await guest.succeed<Listing>(
    `GET ${listing}?availability=in_stock,out_of_stock&brands=&category=motherboard`,
  );
  const board = await guest.succeed<Listing>(`GET ${listing}?category=motherboard`);
  expect(stock.pagination?.total).toBe(board.pagination?.total);
});

test('[API-13] [EN-09] brands are filtered by display name, in any case', async ({ shop }) => {
  const guest = new Client(shop.web);
  const find = (brands: string) =>
    guest.succeed<Listing>(`GET ${listing}?category=cpu&brands=${brands}`);
  const both = await find('AMD,Intel');
  const amd = await find('AMD');
  const total = (found: Listing) => found.pagination?.total ?? 0;
  expect(total(amd)).toBeGreaterThan(0);
  expect(total(both)).toBeGreaterThan(total(amd));
  expect(total(both)).toBe(total(amd) + total(await find('intel')));
  for (const { brand } of amd.data) expect(brand?.name).toBe('AMD');
  expect(await find('amd,INTEL')).toMatchObject({ pagination: both.pagination });
  const spaced = await guest.succeed<Listing>(`GET ${listing}?brands=Cooler%20Master`);
  expect(total(spaced)).toBeGreaterThan(0);
});

test('[API-13] a listing without page and limit is the first page, and pagination leads to all', async ({
  shop,
}) => {
  const guest = new Client(shop.web);
  const first = await guest.succeed<Listing>(`GET ${listing}?category=motherboard`);
  const { total = 0, page, pages = 0 } = first.pagination ?? {};
  expect(page).toBe(1);
  const found = new Set(ids(first.data));
  for (let next = 2; next <= pages; next += 1) {
    const { data } = await guest.succeed<Listing>(
      `GET ${listing}?category=motherboard&page=${next}`,
    );
    for (const id of ids(data)) found.add(id);
  }
  expect(found.size).toBe(total);
  expect(total).toBeGreaterThan(first.data.length);
});

test('[API-13] [API-14] every picture of a listing and of a product loads as given', async ({
  shop,
}) => {
  const guest = new Client(shop.web);
  const { data } = await guest.succeed<Listing>(`GET ${listing}?category=graphics_card`);
  for (const { images } of data) await guest.expectPicture(images[0] ?? 'no picture');
  const call = `GET ${listing}/${data[0]?._id ?? ''}` as const;
  const { data: product } = await guest.succeed<{ data: Product }>(call);
  expectProduct(product);
  for (const image of product.images) await guest.expectPicture(image);
});

test('[API-13] a picture comes in the best format the client accepts', async ({ shop }) => {
  const guest = new Client(shop.web);
  const { images } = await guest.findInStock('monitor');
  const address = new URL(images[0] ?? 'no picture', shop.web);
  for (const [accept, type] of [
    ['image/avif,image/webp,*/*;q=0.8', /^image\/avif$/],
    ['image/webp', /^image\/webp$/],
    ['*/*', /^image\/webp$/],
  ] as const) {
    const reply = await fetch(address, { headers: { accept } });
    expect(reply.status, accept).toBe(200);
    expect(reply.headers.get('content-type'), accept).toMatch(type);
    expect(reply.headers.get('vary'), accept).toMatch(/\baccept\b/i);
  }
});

test('[EN-02] a product has description and attributes, list items come without', async ({
  shop,
}) => {
  const guest = new Client(shop.web);
  const { _id } = await guest.findInStock('motherboard');
  const { data } = await guest.succeed<{ data: object }>(`GET ${listing}/${_id}`);
  const whole = ['description', 'attributes', 'warrantyMonths', 'status', 'createdAt'];
  expect(Object.keys(data)).toEqual(expect.arrayContaining(whole));
  const list = await guest.succeed<Listing>(`GET ${listing}?category=motherboard`);
  for (const item of list.data) {
    expect(Object.keys(item)).not.toContain('description');
    expect(Object.keys(item)).not.toContain('attributes');
  }
});

test('[API-14] an unknown product answers 404', async ({ shop }) => {
  const guest = new Client(shop.web);
  for (const id of [unknownId, 'something', '507f1f77bcf86cd799439011']) {
    await guest.fail(404, `GET ${listing}/${id}`);
  }
});

test('[API-23] a filter that means nothing is named in fields', async ({ shop }) => {
  const guest = new Client(shop.web);
  for (const [field, value] of [
    ['min_price', 'cheap'],
    ['sort', 'sideways'],
    ['page', '0'],
    ['availability', 'maybe'],
  ]) {
    const { fields } = await guest.fail(400, `GET ${listing}?${field}=${value}`);
    expect(Object.keys(fields ?? {}).join()).toMatch(new RegExp(`^${field}`));
  }
});

test('[API-20] [EN-07] categories and banners answer data without a sign-in', async ({ shop }) => {
  const guest = new Client(shop.web);
  const categories = await guest.succeed<{ data: { id: string }[] }>('GET /api/shop/categories');
  expect(categories.data.map(({ id }) => id)).toEqual([
    'pc_components',
    'peripherals',
    'accessories',
  ]);
  const text = JSON.stringify(categories.data);
  for (const id of ['cpu', 'storage_ssd', 'storage_hdd', 'ups_avr', 'hubs']) {
    expect(text).toContain(`"id":"${id}"`);
  }
  for (const key of ['filterAttributes', 'relatedBrands']) expect(text).toContain(`"${key}":`);
  const { data } = await guest.succeed<{ data: unknown[] }>('GET /api/admin/features/banners');
  expect(Array.isArray(data)).toBe(true);
});
