/** Why staff change the count of something by hand; selling does so by itself. */
export const adjustmentReasons = ['received', 'adjusted', 'returned', 'damaged'] as const;
