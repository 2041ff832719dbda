import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ImagesUrl } from './picture-url.ts';
import { ProductImage } from './product-image.tsx';

const path = '/api/images/gpu-0123456789abcdef';
const urlsAt = (imagesUrl: string) => {
  const html = renderToStaticMarkup(
    <ImagesUrl value={imagesUrl}>
      <ProductImage path={path} alt="A card" sizes="160px" />
    </ImagesUrl>,
  );
  return html.match(/[^\s",]+\.(?:avif|webp)/g) ?? [];
};

test('[DP-26] shows every size of a picture from the CDN, or from the shop without one', () => {
  const own = urlsAt('');
  expect(own).toHaveLength(7);
  for (const url of own) expect(url).toMatch(/^\/api\/images\/gpu-/);
  expect(urlsAt('https://cdn.example')).toEqual(own.map((url) => `https://cdn.example${url}`));
});
