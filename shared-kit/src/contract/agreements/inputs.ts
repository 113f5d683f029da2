import * as z from 'zod/mini';
import { id } from '../endpoints/ids.ts';

/** A company and a person who may sign for it. */
export const ofSignatory = z.object({ id, signatory: id });
