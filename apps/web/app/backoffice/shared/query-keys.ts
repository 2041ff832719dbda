export const meKey = ['staff', 'me'] as const;
export const savedViewsKey = (page: string) => ['staff', 'views', page] as const;
export const quickSearchKey = (search: string) => ['staff', 'quick-search', search] as const;

export const dashboardKey = <Query>(query: Query) => ['staff', 'dashboard', query] as const;
export const salesFunnelKey = <Query>(query: Query) => ['staff', 'sales-funnel', query] as const;
export const lowStockKey = ['staff', 'low-stock'] as const;
export const deadStockKey = ['staff', 'dead-stock'] as const;
export const booksKey = (month: string) => ['staff', 'books', month] as const;
export const bookDocumentsKey = <Query>(query: Query) =>
  ['staff', 'book-documents', query] as const;
export const movementsKey = <Query>(query: Query) => ['staff', 'movements', query] as const;

export const staffOrdersKey = ['staff-orders'] as const;
export const queuesKey = ['staff-orders', 'queue'] as const;
export const queueKey = <View>(view: View) => [...queuesKey, view] as const;
export const staffOrderKey = (id: string) => ['staff-orders', 'one', id] as const;
export const orderPaymentsKey = (orderId: string) => ['staff-orders', 'payments', orderId] as const;
export const packingSlipsKey = (ids: string) => ['staff-orders', 'packing-slips', ids] as const;
export const labelsKey = (ids: string) => ['staff-orders', 'labels', ids] as const;
/** Outside `staffOrdersKey`: an image never changes and is too large to refetch on every change. */
export const proofKey = (orderId: string, proofId: string) =>
  ['staff-proof', orderId, proofId] as const;
export const productPickerKey = (search: string) => ['staff', 'product-picker', search] as const;

export const staffBrandsKey = ['staff', 'brands'] as const;
export const staffProductsKey = ['staff', 'products'] as const;
export const staffProductListKey = <Query>(query: Query) => [...staffProductsKey, query] as const;
export const editedProductKey = (id: string) => ['staff', 'product', id] as const;
export const ledgerKey = (productId: string) => ['staff', 'ledger', productId] as const;
export const importKey = (id: string) => ['staff', 'import', id] as const;
export const completenessKey = ['staff', 'completeness'] as const;
export const completenessListKey = <Query>(query: Query) => [...completenessKey, query] as const;

export const customerListKey = <Query>(query: Query) =>
  ['staff', 'customers', 'list', query] as const;
export const customerKey = (id: string) => ['staff', 'customers', id] as const;
export const staffReviewsKey = ['staff-reviews'] as const;
export const staffReviewListKey = (show: string, page: number) =>
  [...staffReviewsKey, show, page] as const;
export const staffQuestionsKey = ['staff-questions'] as const;
export const staffQuestionListKey = (show: string, page: number) =>
  [...staffQuestionsKey, show, page] as const;
export const messagesKey = ['staff', 'messages'] as const;
export const messageListKey = <Query>(query: Query) => [...messagesKey, query] as const;

export const promotionsKey = ['staff', 'promotions'] as const;
export const promotionListKey = <Query>(query: Query) => [...promotionsKey, 'list', query] as const;
export const promotionKey = (id: string) => [...promotionsKey, id] as const;
export const staffBannersKey = ['staff', 'banners', 'list'] as const;
export const staffBannerKey = (id: string) => ['staff', 'banners', id] as const;

export const settingsKey = ['staff', 'settings'] as const;
export const invoiceReportsKey = ['staff', 'invoice-reports'] as const;
export const invoiceReportListKey = <Query>(query: Query) => [...invoiceReportsKey, query] as const;
export const staffMembersKey = ['staff', 'members'] as const;
export const auditKey = <Query>(query: Query) => ['staff', 'audit', query] as const;
export const securityLogKey = <Query>(query: Query) => ['staff', 'security-log', query] as const;
export const twoFactorKey = ['staff', 'two-factor'] as const;
