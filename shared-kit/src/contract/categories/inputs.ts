import * as z from 'zod/mini';
import { presentation } from '../endpoints/presentation.ts';

export const ofCategory = z.object({ id: z.string().check(z.maxLength(80)) });

/** How categories are shown to this visitor. */
export const categoriesQuery = z.pick(presentation, { locale: true });
