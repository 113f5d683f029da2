export { answerTrials } from './answer-trials.ts';
export { type RunningTrialMarket, trialMarket } from './trial-market.ts';
export { trialJobs } from './try-out.ts';
