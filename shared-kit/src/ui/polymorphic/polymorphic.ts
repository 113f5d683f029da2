import type { ComponentPropsWithRef, ElementType } from 'react';

/** Props of a component whose element the caller chooses, for example a router's link. */
export type As<Tag extends ElementType, Own> = Own & { as?: Tag } & Omit<
    ComponentPropsWithRef<Tag>,
    keyof Own | 'as'
  >;
