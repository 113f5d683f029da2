import type { ReactNode } from 'react';

/**
 * Gives a text an element of its own, so that a page that the browser has translated can still change; elements stay as
 * they are. For whatever a component is given and puts beside something else.
 */
export const asElement = (given: ReactNode): ReactNode =>
  typeof given === 'string' || typeof given === 'number' ? <span>{given}</span> : given;
