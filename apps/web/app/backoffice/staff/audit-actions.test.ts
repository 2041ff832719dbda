import { expect, test } from 'vitest';
import { auditActionLabel } from './audit-actions.ts';

test('labels known actions and falls back to the identifier', () => {
  expect(auditActionLabel('orders.create_manual')).toBe('Created manual order');
  expect(auditActionLabel('orders.renamed_long_ago')).toBe('orders.renamed_long_ago');
});
