import { asPesos } from '@sirkito/commerce';
import type { ReadyBuild } from '@sirkito/contracts/builds/schemas';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ReadyCard } from './ready-card.tsx';

const part = (name: string, totalStock: number): ReadyBuild['parts'][number] => ({
  _id: name,
  slug: name,
  name,
  category: { id: 'cpu', name: 'Processors' },
  price: asPesos(1_000),
  salePrice: asPesos(0),
  totalStock,
  image: null,
});

const render = (parts: ReadyBuild['parts']) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ReadyCard
        build={{
          slug: 'office-basic',
          name: 'Basic office PC',
          purpose: 'office',
          summary: 'School.',
          parts,
          facts: [],
          image: null,
          total: asPesos(2_000),
          isInStock: parts.every(({ totalStock }) => totalStock > 0),
          loadWatts: 111,
        }}
        addAll={{ isBusy: false, add: () => Promise.resolve() }}
      />
    </MemoryRouter>,
  );

test('[BD-21] a build with a part out of stock says so and is not sold as complete', () => {
  const complete = render([part('cpu', 3), part('board', 1)]);
  expect(complete).toContain('Add all to cart');
  expect(complete).not.toContain('Out of stock');
  const soldOut = render([part('cpu', 3), part('board', 0)]);
  expect(soldOut).not.toContain('Add all to cart');
  expect(soldOut).toContain('Out of stock');
  expect(soldOut).toContain('Open in PC builder');
});
