import * as z from 'zod/mini';

export type Category = {
  id: string;
  name: string;
  hsCode: string | null;
  /** Published products in this category and below. */
  count: number;
  children: Category[];
};

export const categoryNode: z.ZodMiniType<Category> = z.object({
  id: z.string(),
  name: z.string(),
  hsCode: z.nullable(z.string()),
  count: z.number(),
  get children() {
    return z.array(categoryNode);
  },
});
export const categoriesAnswer = z.object({ categories: z.array(categoryNode) });
export type CategoriesAnswer = { categories: Category[] };

/** Who may be asked, those with the most products first. */
export const categoryMakers = z.object({
  makers: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      city: z.string(),
      country: z.string(),
      /** Published products in this category and below. */
      count: z.number(),
    }),
  ),
});
export type CategoryMakers = z.infer<typeof categoryMakers>;
