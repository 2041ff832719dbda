import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/to-home.ts'),
  route('shop', 'routes/to-home.ts', { id: 'shop-to-home' }),
  layout('routes/shop/layout.tsx', [
    route('shop/home', 'routes/shop/home.tsx'),
    ...(import.meta.env.DEV ? [route('design', 'routes/design.tsx')] : []),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig;
