/** Reasons for manual stock adjustments. Sales change stock automatically. */
export const adjustmentReasons = ['received', 'adjusted', 'returned', 'damaged'] as const;
