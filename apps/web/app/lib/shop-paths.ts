/** Addresses of the shop's pages, written once. */
export const shopPaths = {
  home: '/shop/home',
  deals: '/shop/deals',
  faq: '/shop/faq',
  contact: '/shop/contact-us',
  about: '/shop/about',
  allProducts: '/shop/listing',
  category: (id: string) => `/shop/listing?category=${encodeURIComponent(id)}`,
};
