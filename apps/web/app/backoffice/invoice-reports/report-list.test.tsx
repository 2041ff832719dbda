import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ReportList } from './report-list.tsx';

const report = {
  id: 1,
  kind: 'invoice' as const,
  number: 'INV-00000001',
  issuedAt: '2026-11-18T06:00:00.000Z',
  orderId: '0198f1c2-0000-7000-8000-000000000001',
  orderNumber: 'SK-100001',
  attempts: 1,
  lastAttemptAt: '2026-11-18T06:01:00.000Z',
  nextAttemptAt: null,
  reference: null,
  reason: 'The seller is unknown',
};

test('[IN-16] offers nothing that will not happen while reporting is off', () => {
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <ReportList reports={[report]} state="rejected" isOn={false} isStale={false} />
    </MemoryRouter>,
  );
  expect(page).toContain('The seller is unknown');
  expect(page).not.toContain('Report again');
  expect(page).not.toContain('Next');
});
