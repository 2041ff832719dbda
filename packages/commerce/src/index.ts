export { brandNames } from './brands.ts';
export { categoryTree, type CategoryNode } from './categories.ts';
