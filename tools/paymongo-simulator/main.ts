import { startSimulator } from './server.ts';

// Simulates PayMongo: API, payment page and signed webhooks.
const url = new URL(process.env['PAYMONGO_URL'] || 'http://127.0.0.1:4010');
const api = process.env['API_URL'] || 'http://127.0.0.1:4000';
const simulator = await startSimulator({
  host: url.hostname,
  port: Number(process.env['PAYMONGO_PORT'] || url.port || 80),
  webhookUrl: new URL('/api/payments/paymongo', api).href,
  webhookSecret: process.env['PAYMONGO_WEBHOOK_SECRET'] || 'whsk_simulator',
});
console.log(`PayMongo simulator at ${simulator.url}: no real money moves`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void simulator.close());
}
