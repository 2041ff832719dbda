import { startTaxOffice } from './server.ts';

const url = new URL(process.env['INVOICE_REPORT_URL'] || 'http://127.0.0.1:4011');
const api = process.env['API_URL'] || 'http://127.0.0.1:4000';
const office = await startTaxOffice({
  host: url.hostname,
  port: Number(url.port || 80),
  keysUrl: process.env['SELLER_KEYS_URL'] || new URL('/api/shop/invoice-keys', api).href,
});
console.log(`Tax office simulator at ${office.url}: nothing is reported`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => office.close());
