import { answering, type Content, contentOf } from '../threads/answering.ts';
import { judgePdf } from './judge-pdf.ts';

answering(async (given: Content) => judgePdf(await contentOf(given)));
