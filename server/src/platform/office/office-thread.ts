import { answering, type Content, contentOf } from '../threads/answering.ts';
import { judgeOffice } from './judge-office.ts';

answering(async (given: Content) => judgeOffice(Buffer.from(await contentOf(given))));
