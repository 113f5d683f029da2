/** Requests whose work took effect under their idempotency key: tests compare it with what is declared. */
const requests = new WeakSet<object>();

export const noteTakenOnce = (request: object): void => void requests.add(request);
export const wasTakenOnce = (request: object): boolean => requests.has(request);
