import { answering } from '../threads/answering.ts';
import { writePdf } from './write-pdf.ts';

answering(writePdf);
