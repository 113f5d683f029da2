import { parentPort, workerData } from 'node:worker_threads';
import { type Content, contentOf } from './in-thread.ts';
import { judgePdf } from './judge-pdf.ts';

parentPort?.postMessage(await judgePdf(await contentOf(workerData as Content)));
