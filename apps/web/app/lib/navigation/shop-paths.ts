/** Paths of the storefront pages. */
export const shopPaths = {
  home: '/shop/home',
  deals: '/shop/deals',
  faq: '/shop/faq',
  contact: '/shop/contact-us',
  about: '/shop/about',
  allProducts: '/shop/listing',
  brand: (id: string) => `/shop/listing?brands=${encodeURIComponent(id)}`,
  search: (text: string) => `/shop/listing?search=${encodeURIComponent(text)}`,
  /** The slug is optional; the id alone finds the product. */
  product: ({ _id, slug }: { _id: string; slug?: string }) =>
    `/shop/product/${_id}${slug ? `/${slug}` : ''}`,
  shipping: '/shop/shipping',
  warranty: '/shop/warranty',
  returns: '/shop/returns',
  privacy: '/shop/privacy',
  terms: '/shop/terms',
  cookies: '/shop/cookies',
  compare: '/shop/compare',
  comparison: (ids: readonly string[]) =>
    `/shop/compare?ids=${ids.map(encodeURIComponent).join(',')}`,
  builder: '/shop/builder',
  upgrade: '/shop/upgrade',
  /** Public link to a build, with its parts in the query. */
  build: ({ name, parts }: { name: string; parts: readonly string[] }) =>
    `/shop/build?${new URLSearchParams({ parts: parts.join(','), ...(name && { name }) }).toString()}`,
  readyBuilds: '/shop/builds',
  readyBuild: (slug: string) => `/shop/build?ready=${encodeURIComponent(slug)}`,
  account: '/shop/account',
  accountData: '/shop/account/data',
  orders: '/shop/account?tab=orders',
  order: (id: string) => `/shop/account/orders/${id}`,
  invoice: (orderId: string) => `/shop/account/orders/${orderId}/invoice`,
  checkout: '/shop/checkout',
  signIn: '/auth/login',
  register: '/auth/register',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password',
  verifyEmail: '/auth/verify-email',
  unauthorized: '/unauth-page',
  category: (id: string) => `/shop/listing?category=${encodeURIComponent(id)}`,
};

/** Paths of the back office pages. */
export const staffPaths = {
  signIn: '/admin/login',
  dashboard: '/admin/dashboard',
  products: '/admin/products',
  orders: '/admin/orders',
  order: (id: string) => `/admin/orders/${id}`,
  reviews: '/admin/reviews',
  invoice: (id: string) => `/admin/orders/${id}/invoice`,
};
