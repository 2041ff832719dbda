import type { ZoneId } from './shipping-zones.ts';

const greaterManila = ['03014', '04021', '04034', '04058'];
const islands =
  '19007 09901 02009 08078 10018 05020 16085 06079 17040 05041 17051 17052 17053 17315 17059 18061 19066 19070'.split(
    ' ',
  );
const visayas = ['06', '07', '08', '18'];
const mindanao = ['09', '10', '11', '12', '16', '19'];

/** Returns the shipping zone of a ten-digit PSGC code, by its region and province digits. */
export function zoneOf(psgcCode: string): ZoneId {
  const [region, province] = [psgcCode.slice(0, 2), psgcCode.slice(0, 5)];
  if (region === '13') return 'metro_manila';
  if (greaterManila.includes(province)) return 'greater_manila';
  if (islands.includes(province)) return 'islands';
  if (visayas.includes(region)) return 'visayas';
  return mindanao.includes(region) ? 'mindanao' : 'luzon';
}
