import { staffPaths } from '#web/lib/navigation/shop-paths.ts';

/** Paths of staff pages, kept out of the shopper bundle. */
export const staffPages = {
  product: (id: string) => `${staffPaths.products}/${id}`,
  newProduct: `${staffPaths.products}/new`,
  importProducts: `${staffPaths.products}/import`,
  customers: '/admin/customers',
  customer: (id: string) => `/admin/customers/${id}`,
  banners: '/admin/banners',
  newBanner: '/admin/banners/new',
  banner: (id: string) => `/admin/banners/${id}`,
  promotions: '/admin/promotions',
  newPromotion: '/admin/promotions/new',
  promotion: (id: string) => `/admin/promotions/${id}`,
  newOrder: `${staffPaths.orders}/new`,
  books: '/admin/books',
  bookDocuments: '/admin/books/documents',
  payments: '/admin/books/payments',
  completeness: '/admin/completeness',
  staff: '/admin/staff',
  audit: '/admin/audit',
  securityLog: '/admin/security-log',
  messages: '/admin/messages',
  settings: '/admin/settings',
  invoiceReports: '/admin/invoice-reports',
  ownSignIn: '/admin/own-sign-in',
  ordersWith: (search: string) => `${staffPaths.orders}?search=${encodeURIComponent(search)}`,
};
