export { decide } from './decide.ts';
export { insertProposal } from './insert-proposal.ts';
export { countWaitingCompanies } from './queue.ts';
