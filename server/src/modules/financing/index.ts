export { countOpenRequests } from './bank-quotes/read-bank-quotes.ts';
export { financingFileNames, folder as financingFolder } from './files/files.ts';
export { listDeviations } from './list-deviations.ts';
export { insertIndicativeRates } from './rates/indicative-rates.ts';
export { type PastBankQuote, type PastOffer, replayFinancing } from './replay.ts';
export { replayContract, replayLetter } from './replay-contract.ts';
