import { answering, type Content, contentOf } from '../threads/answering.ts';
import { findSeals } from './find-seals.ts';

answering(async (given: Content) => findSeals(await contentOf(given)));
