export const reviewsKey = ['reviews'] as const;
export const productReviewsKey = <View>(productId: string, view: View) =>
  ['reviews', 'product', productId, view] as const;
export const reviewPermissionsKey = (productId: string, userId = '') =>
  ['reviews', 'permissions', productId, userId] as const;
export const ownReviewsKey = (userId: string, page: number) =>
  ['reviews', 'own', userId, page] as const;
export const pendingReviewsKey = (userId: string) => ['reviews', 'pending', userId] as const;
export const questionsKey = ['questions'] as const;
export const productQuestionsKey = (productId: string, page: number) =>
  ['questions', productId, page] as const;
