import { zoneOf } from '@sirkito/commerce';

/** Barangays of the sample customers: PSGC code, barangay, city, province, region, postal code. */
export const sampleBarangays = [
  ['1381300001', 'Alicia', 'Quezon City', '', 'National Capital Region (NCR)', '1105'],
  ['1380300001', 'Bangkal', 'City of Makati', '', 'National Capital Region (NCR)', '1233'],
  ['1381200001', 'Bagong Ilog', 'City of Pasig', '', 'National Capital Region (NCR)', '1600'],
  [
    '1380601001',
    'Barangay 1, Tondo I/II',
    'City of Manila',
    '',
    'National Capital Region (NCR)',
    '1000',
  ],
  ['0402103004', 'Bayanan', 'City of Bacoor', 'Cavite', 'Region IV-A (CALABARZON)', '4102'],
  ['0405802001', 'Calawis', 'City of Antipolo', 'Rizal', 'Region IV-A (CALABARZON)', '1870'],
  ['0403405001', 'Bagong Kalsada', 'City of Calamba', 'Laguna', 'Region IV-A (CALABARZON)', '4027'],
  ['0301410001', 'Anilao', 'City of Malolos', 'Bulacan', 'Region III (Central Luzon)', '3000'],
  ['0103314001', 'Abut', 'City of San Fernando', 'La Union', 'Region I (Ilocos Region)', '2500'],
  ['0730600001', 'Adlaon', 'City of Cebu', '', 'Region VII (Central Visayas)', '6000'],
  ['1130700001', 'Acacia', 'City of Davao', '', 'Region XI (Davao Region)', '8000'],
  ['1731500001', 'Babuyan', 'City of Puerto Princesa', '', 'MIMAROPA Region', '5300'],
] as const;

/** Customers without a password, so nobody can sign in as one. No phone number starts with 0900. */
export const sampleCustomers = Array.from({ length: 48 }, (_, index) => {
  const number = index + 1;
  const [code, barangay, city, province, region, postalCode] =
    sampleBarangays[index % sampleBarangays.length] ?? sampleBarangays[0];
  const userName = `Sample customer ${number}`;
  return {
    userName,
    email: `sample.customer.${number}@sirkito.test`,
    address: {
      full_name: userName,
      phone: `+639000000${String(number).padStart(3, '0')}`,
      psgc_code: code,
      region,
      province,
      city_municipality: city,
      barangay,
      street: `${number} Sample Street`,
      postal_code: postalCode,
      notes: '',
      label: 'Home',
      zone: zoneOf(code),
    },
  };
});
