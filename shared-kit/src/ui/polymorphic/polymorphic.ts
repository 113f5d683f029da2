import type { ComponentPropsWithRef, ElementType } from 'react';

/** Props of a link-like part whose element the caller chooses, so that a router's link can wear the kit's look. */
export type As<Tag extends ElementType, Own> = Own & { as?: Tag } & Omit<
    ComponentPropsWithRef<Tag>,
    keyof Own | 'as'
  >;
