import type { Address, Locality } from '@sirkito/contracts/addresses/schemas';
import { beforeAll, expect, test } from 'vitest';
import { draftAddress } from '#api/testing/people/buyer.ts';
import { peopleOf } from '#api/testing/people/people.ts';
import { barangays } from '#api/testing/data/localities.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { seedLocalities } from './psgc.ts';

const shop = testShop();
beforeAll(async () => {
  await seedLocalities(shop.as({ kind: 'shop' }));
});

test('[API-17] lets only the owner add, read, change and delete addresses', async () => {
  const app = await shop.app();
  const people = peopleOf(shop, app);
  const [owner, stranger] = [await people.shopper(), await people.shopper()];
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    { payload, by = owner }: { payload?: object; by?: typeof owner } = {},
  ) =>
    app.inject({
      method,
      url: `/api/shop/address/${path}`,
      headers: by.headers,
      ...(payload && { payload }),
    });

  const added = await call('POST', 'add', { payload: draftAddress() });
  expect(added.statusCode).toBe(200);
  const { success, data: address } = added.json<{ success: boolean; data: Address }>();
  expect({ success, address }).toMatchObject({
    success: true,
    address: { fullName: 'Test Buyer', cityMunicipality: 'Quezon City', isDefault: true },
  });
  const list = await call('GET', `get/${owner.user.id}`);
  expect(list.json()).toEqual({ success: true, data: [address] });

  const one = `${owner.user.id}/${address._id}`;
  const moved = { ...draftAddress(), street: '2 Other Street' };
  for (const refused of [
    await call('GET', `get/${owner.user.id}`, { by: stranger }),
    await call('PUT', `update/${one}`, { payload: moved, by: stranger }),
    await call('DELETE', `delete/${one}`, { by: stranger }),
    await call('PUT', `update/${stranger.user.id}/${address._id}`, {
      payload: moved,
      by: stranger,
    }),
  ]) {
    expect(refused.statusCode).toBe(404);
  }
  const changed = await call('PUT', `update/${one}`, { payload: moved });
  expect(changed.json()).toMatchObject({
    success: true,
    data: { _id: address._id, street: '2 Other Street' },
  });
  const removed = await call('DELETE', `delete/${one}`);
  expect(removed.json()).toEqual({ success: true, data: [] });
});

const alicia = { region: 'NCR', cityMunicipality: 'quezon city', barangay: 'Alicia' };

test.each([
  ['Quezon City', 'Alicia', alicia],
  ['Quezon City', 'Alicia', { ...alicia, region: undefined, province: 'Metro Manila' }],
  ['Quezon City', 'Alicia', { ...alicia, region: 'Metro Manila', province: '' }],
  ['Quezon City', 'Alicia', { ...alicia, region: 'National Capital Region', province: 'NCR' }],
  ['Quezon City', 'Alicia', { cityMunicipality: 'QUEZON CITY', barangay: 'Brgy. ALICIA' }],
  ['City of Davao', 'Agdao', { cityMunicipality: 'Davao City', barangay: 'Barangay Agdao' }],
  [
    'City of Davao',
    'Agdao',
    {
      region: 'Region 11',
      province: 'Davao del Sur',
      cityMunicipality: 'davao',
      barangay: 'agdao',
    },
  ],
  [
    'City of Parañaque',
    'Santo Niño',
    { region: 'ncr', cityMunicipality: 'Paranaque', barangay: 'Sto. Nino' },
  ],
  [
    'City of Manila',
    'Barangay 659-A, Ermita',
    {
      province: 'Metro Manila',
      cityMunicipality: 'Manila',
      barangay: 'Brgy 659-A',
    },
  ],
  [
    'City of Santa Rosa',
    'Balibago',
    {
      region: 'CALABARZON',
      province: 'laguna',
      cityMunicipality: 'Sta. Rosa',
      barangay: 'Balibago',
    },
  ],
])('[OR-07] finds %s, %s by its names', async (cityMunicipality, barangay, names) => {
  const { add } = await addressCalls();
  const added = await add(names);
  expect(added.statusCode).toBe(200);
  expect(added.json()).toMatchObject({
    success: true,
    data: { cityMunicipality, barangay },
  });
});

test.each([
  [{ ...alicia, region: 'Atlantis' }, 'region', /^Could be (?:[^;]+; ){4}[^;]+\. Look/],
  [{ ...alicia, province: 'Bulacann' }, 'province', /^Could be National Capital Region/],
  [{ ...alicia, region: '', province: 'Bulacann' }, 'province', /^Could be Bulacan in Region III/],
  [
    { ...alicia, cityMunicipality: 'Kuezon City' },
    'cityMunicipality',
    /^Could be Quezon City in National Capital Region \(NCR\); .+parent=1300000000$/,
  ],
  [
    { barangay: 'Alicia' },
    'cityMunicipality',
    /^Required\. Look it up with GET \/api\/shop\/places$/,
  ],
  [
    { ...alicia, barangay: 'Alisia' },
    'barangay',
    /^Could be Alicia in Quezon City; .+ Look it up with GET \/api\/shop\/places\?parent=1381300000$/,
  ],
  [
    { cityMunicipality: 'San Juan', barangay: 'Poblacion' },
    'cityMunicipality',
    /San Juan in Batangas/,
  ],
])('[OR-07] answers %o with what the %s could be', async (names, level, message) => {
  const { add } = await addressCalls();
  const refused = await add(names);
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({
    code: 'address.barangay_not_found',
    fields: { [level]: expect.stringMatching(message) as string },
  });
  expect(refused.json<{ fields: object }>().fields).not.toHaveProperty('psgcCode');
});

test('[OR-07] lets the PSGC code decide where names are sent too, and updates by names', async () => {
  const { add, update } = await addressCalls();
  const added = await add({ ...alicia, psgcCode: barangays.davao });
  const { data } = added.json<{ data: Address }>();
  expect(data).toMatchObject({
    cityMunicipality: 'City of Davao',
    psgcCode: barangays.davao,
  });
  // What GET answers is accepted back.
  expect((await update(data._id, data)).json()).toMatchObject({ data });
  expect((await update(data._id, alicia)).json()).toMatchObject({
    data: {
      _id: data._id,
      cityMunicipality: 'Quezon City',
      psgcCode: barangays.quezonCity,
    },
  });
});

test('[API-17] lists the regions, and what lies within a parent, for the code of an address', async () => {
  const app = await shop.app();
  const places = async (query = '') =>
    (await app.inject({ url: `/api/shop/places${query}` })).json<{ data: Locality[] }>().data;
  const ncr = (await places()).find(({ name }) => name === 'National Capital Region (NCR)');
  const city = (await places(`?parent=${ncr?.code}`)).find(({ name }) => name === 'Quezon City');
  expect(await places(`?parent=${city?.code}`)).toContainEqual(
    expect.objectContaining({ code: barangays.quezonCity, name: 'Alicia' }),
  );
});

test.each(['fullName', 'street', 'label'])(
  '[SC-96] refuses line breaks and reversing marks in the %s of an address',
  async (name) => {
    const { add, update } = await addressCalls();
    const { data } = (await add(alicia)).json<{ data: Address }>();
    for (const text of [
      'Juan\nPAID - DO NOT COLLECT',
      'Juan\u202E gro.live',
      'Juan\u2067',
      'a\u0007',
    ]) {
      for (const refused of [
        await add({ ...alicia, [name]: text }),
        await update(data._id, { ...alicia, [name]: text }),
      ]) {
        expect(refused.statusCode).toBe(400);
        expect(refused.json()).toMatchObject({
          fields: { [name]: 'Use one line, without special characters' },
        });
      }
    }
  },
);

test('[SC-96] accepts line breaks in the notes of an address, but no reversing marks', async () => {
  const { add } = await addressCalls();
  expect((await add({ ...alicia, notes: 'Blue gate\nRing twice' })).json()).toMatchObject({
    data: { notes: 'Blue gate\nRing twice' },
  });
  const refused = await add({ ...alicia, notes: 'Blue\u202E gate' });
  expect(refused.json<{ fields: object }>().fields).toHaveProperty('notes');
});

async function addressCalls() {
  const app = await shop.app();
  const { headers, user } = await peopleOf(shop, app).shopper();
  const { psgcCode: _, ...rest } = draftAddress();
  const send = (method: 'POST' | 'PUT', path: string, place: object) =>
    app.inject({
      method,
      url: `/api/shop/address/${path}`,
      headers,
      payload: { ...rest, ...place },
    });
  return {
    add: (place: object) => send('POST', 'add', place),
    update: (id: string, place: object) => send('PUT', `update/${user.id}/${id}`, place),
  };
}
