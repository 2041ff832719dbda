import { z } from 'zod';

export interface Category {
  id: string;
  label: string;
  priority: number | null;
  filterAttributes: string[];
  relatedBrands: Brand[];
  children: Category[];
}

export const Brand = z.object({ id: z.string(), name: z.string() });
export type Brand = z.output<typeof Brand>;

export const Category: z.ZodType<Category> = z
  .object({
    id: z.string(),
    label: z.string(),
    priority: z.int().nullable(),
    filterAttributes: z.array(z.string()),
    relatedBrands: z.array(Brand),
    get children() {
      return z.array(Category);
    },
  })
  .meta({ id: 'Category' });

export const CategoriesReply = z.object({ success: z.literal(true), data: z.array(Category) });
export type CategoriesReply = z.output<typeof CategoriesReply>;
