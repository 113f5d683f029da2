import { isOneOf } from 'shared-kit/contract/tables';
import { type FileKind, fileKinds } from 'shared-kit/contract/uploads';

const imageKinds = ['png', 'jpg', 'webp', 'avif', 'gif'] as const satisfies readonly FileKind[];
export type ImageKind = (typeof imageKinds)[number];

export const isImageKind = (kind: unknown): kind is ImageKind => isOneOf(imageKinds, kind);

/** Media types of pictures by file extension. */
export const imageTypeOf = (kind: ImageKind): string => fileKinds[kind].mediaType;
