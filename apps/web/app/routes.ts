import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/to-home.ts'),
  route('shop', 'routes/to-home.ts', { id: 'shop-to-home' }),
  route('robots.txt', 'routes/found/robots.ts'),
  route('sitemap.xml', 'routes/found/sitemap-index.ts'),
  route('sitemaps/pages.xml', 'routes/found/sitemap-pages.ts'),
  route('sitemaps/products.xml', 'routes/found/sitemap-products.ts'),
  layout('routes/shop/layout.tsx', [
    route('shop/home', 'routes/shop/home.tsx'),
    route('shop/faq', 'routes/shop/faq.tsx'),
    route('shop/about', 'routes/shop/about.tsx'),
    route('shop/contact-us', 'routes/shop/contact-us.tsx'),
    route('shop/shipping', 'routes/shop/shipping.tsx'),
    route('shop/warranty', 'routes/shop/warranty.tsx'),
    route('shop/returns', 'routes/shop/returns.tsx'),
    route('shop/privacy', 'routes/shop/privacy.tsx'),
    route('shop/terms', 'routes/shop/terms.tsx'),
    route('shop/cookies', 'routes/shop/cookies.tsx'),
    route('shop/listing', 'routes/shop/listing.tsx'),
    route('shop/deals', 'routes/shop/deals.tsx'),
    route('shop/product/:id/:slug?', 'routes/shop/product.tsx'),
    route('shop/compare', 'routes/shop/compare.tsx'),
    ...(import.meta.env.DEV ? [route('design', 'routes/design.tsx')] : []),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig;
