import { asPesos, hasPermission, type StaffRole } from '@sirkito/commerce';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { MoneyMetrics } from './money-metrics.tsx';

const amounts = {
  ordered: asPesos(400),
  paid: asPesos(300),
  refunded: asPesos(100),
  net: asPesos(200),
};

const show = (role: StaffRole) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <MoneyMetrics
        money={{ now: amounts, before: amounts }}
        from="2026-11-01"
        to="2026-11-18"
        canView={(area) => hasPermission(role, area, 'view')}
      />
    </MemoryRouter>,
  );

test('[IN-34] figures link to their lists for roles that can open them', () => {
  expect(show('orders').match(/<a /g)).toHaveLength(4);
  const catalogue = show('catalogue');
  expect(catalogue).not.toContain('<a ');
  for (const figure of ['₱400.00', '₱300.00', '₱100.00', '₱200.00']) {
    expect(catalogue).toContain(figure);
  }
});
