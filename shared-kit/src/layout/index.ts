/** How the parts of a page lie to each other, so that no page writes the same grid anew. */
export { Columns } from './columns.tsx';
export { FormGrid } from './form-grid.tsx';
export { Frame } from './frame.tsx';
export { Row } from './row.tsx';
export { Stack } from './stack.tsx';
