/** In tests each class name stays as written, so that tests can tell which rule applies. */
export default new Proxy({}, { get: (_, name) => name });
