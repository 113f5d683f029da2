export * from './access.ts';
export type { Actor } from './actor.ts';
export { AppError } from './app-error.ts';
export { cursorOf, timeCursor } from './cursor.ts';
export { markRemembered } from './data-of.ts';
export { defineModule, type ModuleContext, type ServerModule, type TrialMarket } from './module.ts';
export { ownScope } from './own-scope.ts';
export type { RegisterRoute } from './route.ts';
export { WrittenAnswer } from './written-answer.ts';
