import { expect, test } from '../../fixtures/http-test.ts';
import { newShopper, unknownId, type Client } from './client.ts';

interface Address {
  _id: string;
  fullName: string;
  street: string;
  isDefault: boolean;
}

const add = 'POST /api/shop/address/add';

const names = {
  fullName: 'Maria Santos',
  phone: '09175550142',
  region: 'Central Visayas',
  province: 'Bohol',
  cityMunicipality: 'Panglao',
  barangay: 'Danao',
  street: '12 Hontanosas Road',
  postalCode: '6340',
};

const list = async (client: Client) =>
  (await client.succeed<{ data: Address[] }>(`GET /api/shop/address/get/${client.user.id}`)).data;

const save = async (client: Client, body: object = names) =>
  (await client.succeed<{ data: Address }>(add, body)).data;

test('[API-17] [OR-07] an address with the names of its places is saved, listed, changed and deleted', async ({
  shop,
}) => {
  const client = await newShopper(shop.web);
  expect(await list(client)).toEqual([]);
  const address = await save(client);
  expect(address).toMatchObject({
    fullName: names.fullName,
    province: 'Bohol',
    cityMunicipality: 'Panglao',
    barangay: 'Danao',
    psgcCode: expect.stringMatching(/^\d{10}$/),
    street: names.street,
    postalCode: '6340',
  });
  expect(await list(client)).toEqual([address]);
  const { id } = client.user;
  const update = `PUT /api/shop/address/update/${id}/${address._id}` as const;
  const moved = await client.succeed<{ data: Address }>(update, { ...names, street: '14 Rizal' });
  expect(moved.data).toEqual({ ...address, street: '14 Rizal' });
  const sameAgain = await client.succeed<{ data: Address }>(update, moved.data);
  expect(sameAgain.data).toEqual(moved.data);
  expect(await list(client)).toEqual([moved.data]);
  await client.succeed(`DELETE /api/shop/address/delete/${id}/${address._id}`);
  expect(await list(client)).toEqual([]);
});

for (const [how, changes] of [
  [
    'the usual name of a city',
    { province: 'Cebu', cityMunicipality: 'Cebu City', barangay: 'Lahug' },
  ],
  [
    'Metro Manila',
    {
      region: 'Metro Manila',
      province: '',
      cityMunicipality: 'Quezon City',
      barangay: 'Pinyahan',
      postalCode: '1100',
    },
  ],
  [
    'no region and other case',
    { region: undefined, province: 'BOHOL', cityMunicipality: 'panglao', barangay: 'danao' },
  ],
] as const) {
  test(`[OR-07] an address resolves with ${how}`, async ({ shop }) => {
    const client = await newShopper(shop.web);
    const body = {
      ...names,
      ...changes,
      ...(how.startsWith('the usual') && { postalCode: '6000' }),
    };
    const { barangay } = (await save(client, body)) as Address & { barangay: string };
    expect(barangay.toLowerCase()).toBe(changes.barangay.toLowerCase());
  });
}

for (const [field, changes] of [
  ['province', { province: 'Atlantis' }],
  ['cityMunicipality', { cityMunicipality: 'Panglow' }],
  ['barangay', { barangay: 'Nowhere' }],
] as const) {
  test(`[OR-07] [API-23] an unknown ${field} is named, with the look-up`, async ({ shop }) => {
    const client = await newShopper(shop.web);
    const failure = await client.fail(400, add, { ...names, ...changes });
    expect(Object.keys(failure.fields ?? {})).toEqual([field]);
    expect(JSON.stringify(failure)).toContain('/api/shop/places');
    expect(await list(client)).toEqual([]);
  });
}

test('[API-17] [API-23] missing and wrong fields are named, and nothing is saved', async ({
  shop,
}) => {
  const client = await newShopper(shop.web);
  for (const field of ['fullName', 'phone', 'street'] as const) {
    const { fields } = await client.fail(400, add, { ...names, [field]: undefined });
    expect(Object.keys(fields ?? {})).toContain(field);
  }
  const { fields } = await client.fail(400, add, { ...names, phone: '12345' });
  expect(Object.keys(fields ?? {})).toEqual(['phone']);
  expect(await list(client)).toEqual([]);
});

test('[OR-07] one address is the default', async ({ shop }) => {
  const client = await newShopper(shop.web);
  const first = await save(client);
  const second = await save(client, { ...names, isDefault: true });
  const saved = await list(client);
  const defaults = saved.filter(({ isDefault }) => isDefault).map(({ _id }) => _id);
  expect(saved).toHaveLength(2);
  expect(defaults).toEqual([second._id]);
  expect(first._id).not.toBe(second._id);
});

test("[API-17] other people's addresses and unknown addresses answer 404", async ({ shop }) => {
  const owner = await newShopper(shop.web);
  const stranger = await newShopper(shop.web);
  const address = await save(owner);
  const theirs = owner.user.id;
  await stranger.fail(404, `GET /api/shop/address/get/${theirs}`);
  for (const [userId, id] of [
    [theirs, address._id],
    [stranger.user.id, address._id],
    [stranger.user.id, unknownId],
  ]) {
    await stranger.fail(404, `PUT /api/shop/address/update/${userId}/${id}`, names);
    await stranger.fail(404, `DELETE /api/shop/address/delete/${userId}/${id}`);
  }
  expect(await list(owner)).toEqual([address]);
});
