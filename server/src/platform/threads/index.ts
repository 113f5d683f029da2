export { askThread } from './ask-thread.ts';
export { type Asker, currentAsker, inSeconds, workFor } from './asker.ts';
export { inThread } from './in-thread.ts';
export { countThreads, laneLimits, laneNames } from './lanes.ts';
export { countedAsThread, refuseIfBusy } from './place.ts';
export { openThread, type ThreadKind, TooComplex } from './thread.ts';
