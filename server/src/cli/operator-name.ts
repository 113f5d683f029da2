import { userInfo } from 'node:os';

/** Who runs this command, as logs of the market name them. */
export const operatorName = (): string => `operator ${userInfo().username}`;
